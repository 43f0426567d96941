import style from './choice-bar.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few ways to look at the same thing, one of them taken. */
export function ChoiceBar<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  return (
    <fieldset className={style.bar}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(choice => (
        <button
          key={choice.value}
          type="button"
          className={style.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
