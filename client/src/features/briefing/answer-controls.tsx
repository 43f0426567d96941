import { Button, Group, Switch } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { type Brief, type Extra, SECONDS_MAX, SECONDS_MIN } from 'shared/briefing/brief/brief'
import { replacedBy } from 'shared/briefing/brief/offered-extras'
import type { Answer, AnswerField, Proposal } from 'shared/briefing/interview/interview'
import { fieldErrorTexts } from 'shared/errors/codes'
import { isCalendarDate } from 'shared/fields/calendar-date'
import { durationIt } from 'shared/formats/units'
import { interviewScreenTexts as texts } from 'shared/messages/it/interview'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { usePageHotkeys } from '../../ui/page-hotkeys.ts'
import { useToday } from '../../ui/use-now.ts'
import { type Chip, chipsOf, isListField, type ListField, listOptions } from './answer-options.ts'
import style from './interview.module.css'

interface Props {
  field: AnswerField
  brief: Brief
  isBusy: boolean
  /** First day of the month at which the calendar opens. */
  month?: string | undefined
  /** Extras that the client has named, which are highlighted. */
  named?: readonly Proposal[]
  onAnswer: (...answers: Answer[]) => void
}

const isGiven = (brief: Brief, { field, value }: Answer): boolean => {
  if (value === null) return (brief.unknowns as readonly string[]).includes(field)
  if (field === 'duration') return brief.durationSeconds === value
  return brief[field] === value
}

type ChipsProps = Pick<Props, 'brief' | 'isBusy' | 'onAnswer'> & { chips: readonly Chip[] }

function Chips({ chips, brief, isBusy, onAnswer }: ChipsProps) {
  const press = (answer: Answer) => {
    if (!isBusy) onAnswer(answer)
  }
  // Number keys press the first nine chips.
  usePageHotkeys(chips.slice(0, 9).map(({ answer }, at) => [String(at + 1), () => press(answer)]))
  return (
    <Group gap={8}>
      {chips.map(({ label, answer }, at) => (
        <Button
          key={label}
          size="sm"
          variant={isGiven(brief, answer) ? 'light' : 'default'}
          className={style.chip}
          aria-pressed={isGiven(brief, answer)}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isBusy}
          leftSection={
            at < 9 && (
              <span className={style.key} aria-hidden="true">
                {at + 1}
              </span>
            )
          }
          onClick={() => press(answer)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

function OtherLength({ brief, isBusy, onAnswer }: Pick<Props, 'brief' | 'isBusy' | 'onAnswer'>) {
  const [text, setText] = useState('')
  const seconds = Number(text)
  const isRight = /^\d+$/.test(text) && seconds >= SECONDS_MIN && seconds <= SECONDS_MAX
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && !isBusy) onAnswer({ field: 'duration', value: seconds })
  }
  return (
    <form className={style.other} onSubmit={submit}>
      <TextField
        label={texts.otherLength}
        inputMode="numeric"
        aria-required={false}
        value={text}
        placeholder={String(brief.durationSeconds ?? 45)}
        error={text !== '' && !isRight && texts.lengthLimits(SECONDS_MIN, SECONDS_MAX)}
        onChange={event => setText(event.currentTarget.value.trim())}
      />
      <SmallButton type="submit" disabled={text === '' || !isRight}>
        {isRight && text !== '' ? durationIt(seconds) : texts.choose}
      </SmallButton>
    </form>
  )
}

/** Asks for a day; the calendar opens at `month`. */
function PickDay({ brief, isBusy, month, onAnswer }: Pick<Props, 'brief' | 'isBusy' | 'month' | 'onAnswer'>) {
  const today = useToday()
  const [day, setDay] = useState(brief.deadline ?? '')
  const isDay = isCalendarDate(day)
  const isPast = isDay && day < today
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDay && !isPast && !isBusy) onAnswer({ field: 'deadline', value: day })
  }
  return (
    <form className={style.other} onSubmit={submit}>
      <DateField
        label={texts.pickDay}
        aria-required={false}
        min={today}
        defaultValue={day}
        {...(month && { defaultDate: month })}
        error={isPast ? texts.pastDay : day !== '' && !isDay && fieldErrorTexts.INVALID_DATE}
        onChange={setDay}
      />
      <SmallButton type="submit" disabled={!isDay || isPast}>
        {texts.choose}
      </SmallButton>
    </form>
  )
}

/** Renders a switch for each option; one press saves all of them. */
function Switches({ field, brief, isBusy, named = [], onAnswer }: Props & { field: ListField }) {
  const [on, setOn] = useState<readonly string[]>(brief[field])
  const id = useId()
  const isNamed = (value: string) => named.some(proposal => proposal.value === value)
  // Named extras come first.
  const options = listOptions[field].toSorted((a, b) => Number(isNamed(b.value)) - Number(isNamed(a.value)))
  const flip = (value: string, isOn: boolean) =>
    setOn(
      isOn
        ? [...on.filter(other => other !== replacedBy[value as Extra]), value]
        : on.filter(other => other !== value),
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = listOptions[field].map(option => option.value).filter(option => on.includes(option))
    if (!isBusy) onAnswer({ field, value } as Answer)
  }
  return (
    <form className={style.switchForm} onSubmit={submit}>
      <div className={style.switches}>
        {options.map(({ value, label, price, meaning }) => (
          <Switch
            key={value}
            id={`${id}-${value}`}
            className={style.switch}
            // Mantine would give a plain attribute to the input.
            wrapperProps={{ 'data-named': isNamed(value) }}
            checked={on.includes(value)}
            label={
              <>
                <span>{label}</span>
                {price && <span className={`tabular nowrap ${style.price}`}>{price}</span>}
              </>
            }
            description={meaning}
            onChange={event => flip(value, event.currentTarget.checked)}
          />
        ))}
      </div>
      <Button type="submit" size="sm" loading={isBusy}>
        {on.length === 0 && field === 'extras' ? texts.noExtras : texts.goOn}
      </Button>
    </form>
  )
}

/** Renders the controls that answer a field without a text: chips, switches, a length, a day. */
export function AnswerControls(props: Props) {
  const { field } = props
  const today = useToday()
  if (isListField(field)) return <Switches key={field} {...props} field={field} />
  const chips = chipsOf(field, today)
  return (
    <>
      {chips.length > 0 && <Chips {...props} chips={chips} />}
      {field === 'duration' && <OtherLength {...props} />}
      {field === 'deadline' && <PickDay key={props.month} {...props} />}
    </>
  )
}
