import { useEffect, useEffectEvent, useState } from 'react'
import { type Brief, type BriefField, isSlot } from 'shared/briefing/brief/brief'
import { isCalendarDate } from 'shared/fields/calendar-date'
import { choiceTexts } from 'shared/messages/it/briefing-choices'
import { formTexts } from 'shared/messages/it/briefing-form'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { drafts } from '../../ui/draft.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useToday } from '../../ui/use-today.ts'
import { correctionOf, textOf, tooMany } from './brief-fields.ts'
import style from './brief-form.module.css'
import { type ChipOption, type ChipsOf, chipsOf, wordsFor } from './brief-form-chips.ts'
import chips from './choices.module.css'
import { draftName } from './form-handover.ts'
import { type Saved, type Target, useFill } from './use-fill.ts'

type Props = { field: BriefField; brief: Brief; projectId: string | undefined; target: Target }

function Outcome({ saved, onRetry }: { saved: Saved; onRetry?: (() => void) | undefined }) {
  const told = { idle: '', saving: formTexts.saving, saved: formTexts.saved, failed: saved.reason }
  return (
    <div className={style.outcome} data-state={saved.state}>
      <span role="status">{told[saved.state]}</span>
      {saved.state === 'failed' && onRetry && (
        <button type="button" className={chips.leave} onClick={onRetry}>
          {formTexts.retry}
        </button>
      )}
    </div>
  )
}

type ChipProps = Pick<ChipOption, 'label' | 'price'> & { id?: string; isOn?: boolean; onPress: () => void }

function Chip({ id, label, price, isOn, onPress }: ChipProps) {
  return (
    <button type="button" id={id} className={chips.chip} aria-pressed={isOn} onClick={onPress}>
      {label}
      {price && <span className="soft"> {price}</span>}
    </button>
  )
}

/** A field whose answers are all known: a tap saves. */
export function ChipsFormField({ field, brief, target }: Props & { field: ChipsOf }) {
  const { saved, save } = useFill(target)
  const hint = formTexts.hints[field]
  return (
    <fieldset className="stack shrinkable gap-8">
      <legend className={style.label}>{panelTexts.labels[field]}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className={style.chips}>
        {chipsOf(field, brief).map(option => (
          <Chip
            key={option.label}
            {...option}
            id={`brief-${field}-${option.label}`}
            onPress={() => void save(option.correction)}
          />
        ))}
      </div>
      <Outcome saved={saved} />
    </fieldset>
  )
}

/** What is typed into a field, kept until it is saved. */
function useTyped(projectId: string | undefined, field: BriefField, known: string) {
  const name = draftName(projectId, field)
  const [typed, setTyped] = useState<string | undefined>(() => {
    const { text } = drafts.read(name)
    return typeof text === 'string' ? text : undefined
  })
  return {
    text: typed ?? known,
    isChanged: typed !== undefined && typed.trim() !== known,
    change: (text: string) => {
      setTyped(text)
      drafts.keep(name, { text })
    },
    /** What was saved is typed no more; what came after it is. */
    forget: (text: string) => {
      setTyped(now => (now === text ? undefined : now))
      if (drafts.read(name).text === text) drafts.drop(name)
    },
  }
}

/** A field for words while it is filled in: what it says, what is wrong with it, and how it is saved. */
function useWords({ field, brief, projectId, target }: Props) {
  const { saved, save } = useFill(target)
  const { text, isChanged, change, forget } = useTyped(projectId, field, textOf(brief, field))
  const today = useToday()
  const keep = async (words: string) => {
    const correction = correctionOf(field, { text: words, list: [] }) ?? { field, value: null }
    if (await save(correction as Parameters<typeof save>[0])) forget(words)
  }
  const over = tooMany(field, text)
  const isDay = field === 'deadline' && isCalendarDate(text)
  const isPast = isDay && isChanged && text < today
  const isRight = over === 0 && !isPast && (field !== 'deadline' || isDay || text === '')
  const isSettled = saved.state === 'idle' || saved.state === 'saved'
  useWhileUnchanged(isDay && isChanged && isRight && isSettled, text, keep)
  return {
    ...{ text, change, keep, forget, saved, save, isChanged, today },
    error: over > 0 ? panelTexts.tooLong(over) : isPast && formTexts.past,
    leave: () => {
      if (isChanged && isRight && !(isDay && saved.state === 'saving')) void keep(text)
    },
  }
}

const DAY_RESTS_MS = 800

/** A day is saved once it has stood for a moment: who picks it from the calendar does not leave the field. */
function useWhileUnchanged(isAwaited: boolean, text: string, keep: (text: string) => Promise<void>): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => void keepNow(text), DAY_RESTS_MS)
    return () => clearTimeout(timer)
  }, [isAwaited, text])
}

/** A field for words, with suggestions: saved when it is left. */
export function WordsFormField(form: Props) {
  const { field, brief } = form
  const { text, change, keep, forget, saved, save, isChanged, today, error, leave } = useWords(form)
  const props = {
    id: `brief-${field}`,
    label: panelTexts.labels[field],
    description: formTexts.hints[field],
    error,
    optional: !isSlot(field),
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
    onBlur: leave,
  }
  const isLeft = isSlot(field) && brief.unknowns.includes(field)
  const suggestions = wordsFor(field).filter(words => words !== text)
  return (
    <div className="stack shrinkable gap-8">
      {field === 'deadline' ? (
        <TextField {...props} type="date" min={today} />
      ) : (
        <TextAreaField {...props} minRows={1} maxRows={6} />
      )}
      <div className={style.chips}>
        {suggestions.map(words => (
          <Chip
            key={words}
            label={words}
            onPress={() => {
              change(words)
              void keep(words)
            }}
          />
        ))}
        {isSlot(field) && (
          <Chip
            label={choiceTexts.leave}
            isOn={isLeft}
            onPress={async () => {
              if (await save({ field, value: null })) forget(text)
            }}
          />
        )}
      </div>
      <Outcome saved={saved} onRetry={isChanged ? () => void keep(text) : undefined} />
    </div>
  )
}
