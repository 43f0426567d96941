import { type Brief, extras, type Slot } from 'shared/briefing/brief'
import { ANSWER_MAX } from 'shared/briefing/limits'
import { dayInRome } from 'shared/formats/date-it'
import { summaryTexts } from 'shared/messages/it/briefing'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { CheckField, TextAreaField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Draft, kindOptions, lengthOptions } from './brief-fields.ts'
import style from './brief-row.module.css'

type Props = { slot: Slot; brief: Brief; draft: Draft; onChange: (draft: Draft) => void }

function Extras({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  return (
    <fieldset className={style.checks}>
      <legend className="visually-hidden">{panelTexts.labels.extras}</legend>
      {extras.map(extra => (
        <CheckField
          key={extra}
          label={summaryTexts.extras[extra]}
          checked={draft.extras.includes(extra)}
          onChange={event => {
            const others = draft.extras.filter(other => other !== extra)
            onChange({ ...draft, extras: event.currentTarget.checked ? [...others, extra] : others })
          }}
        />
      ))}
    </fieldset>
  )
}

/** The field in which an answer is corrected: a list, a day, ticks or words. */
export function BriefRowField({ slot, brief, draft, onChange }: Props) {
  const label = panelTexts.labels[slot]
  const set = (text: string | null) => onChange({ ...draft, text: text ?? '' })
  if (slot === 'extras') return <Extras draft={draft} onChange={onChange} />
  if (slot === 'kind' || slot === 'duration') {
    const data = slot === 'kind' ? kindOptions : lengthOptions(brief.durationSeconds)
    return <SelectField aria-label={label} data={data} value={draft.text || null} onChange={set} />
  }
  const onText = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value)
  if (slot === 'deadline') {
    const min = dayInRome(new Date())
    return <TextField type="date" min={min} aria-label={label} value={draft.text} onChange={onText} />
  }
  return (
    <TextAreaField
      aria-label={label}
      description={slot === 'materials' ? panelTexts.materialsHint : undefined}
      minRows={1}
      maxRows={6}
      maxLength={ANSWER_MAX}
      value={draft.text}
      onChange={onText}
    />
  )
}
