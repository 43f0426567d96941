import { useLatePart } from '../../ui/late-part.tsx'
import style from './room-switch.module.css'
import { type Choice, ChoiceFace, SwitchButton } from './switch-button.tsx'

const loadMenu = () => import('./switch-menu.tsx')

type Props = {
  label: string
  choices: readonly Choice[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Says which of several things is on the screen; the others are in its menu, so that it never grows. */
export function RoomSwitch({ label, choices, chosenId, onChoose }: Props) {
  const { Component: Opened, triggerProps } = useLatePart(loadMenu)
  const chosen = choices.find(({ id }) => id === chosenId)
  if (!chosen) return null
  return (
    <fieldset className={style.switch}>
      <legend className="visually-hidden">{label}</legend>
      {choices.length === 1 ? (
        <p className={`panel ${style.face}`}>
          <ChoiceFace choice={chosen} />
        </p>
      ) : Opened ? (
        <Opened choices={choices} chosen={chosen} onChoose={onChoose} />
      ) : (
        <SwitchButton choice={chosen} {...triggerProps} />
      )}
    </fieldset>
  )
}
