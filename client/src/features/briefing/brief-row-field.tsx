import type { Brief, BriefField } from 'shared/briefing/brief/brief'
import { dayInRome } from 'shared/formats/date-it'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { CheckField, TextAreaField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import {
  type Draft,
  isList,
  kindOptions,
  type ListField,
  lengthOptions,
  listOptions,
  tooMany,
} from './brief-fields.ts'
import style from './brief-row.module.css'

type Props = { field: BriefField; brief: Brief; draft: Draft; onChange: (draft: Draft) => void }

function Several({ field, draft, onChange }: { field: ListField } & Pick<Props, 'draft' | 'onChange'>) {
  return (
    <fieldset className={style.checks}>
      <legend className="visually-hidden">{panelTexts.labels[field]}</legend>
      {listOptions[field].map(({ value, label }) => (
        <CheckField
          key={value}
          label={label}
          checked={draft.list.includes(value)}
          onChange={event => {
            const others = draft.list.filter(other => other !== value)
            onChange({ ...draft, list: event.currentTarget.checked ? [...others, value] : others })
          }}
        />
      ))}
    </fieldset>
  )
}

/** The field in which an answer is corrected: a list, a day, ticks or words. */
export function BriefRowField({ field, brief, draft, onChange }: Props) {
  const label = panelTexts.labels[field]
  const set = (text: string | null) => onChange({ ...draft, text: text ?? '' })
  if (isList(field)) return <Several field={field} draft={draft} onChange={onChange} />
  if (field === 'kind' || field === 'duration') {
    const data = field === 'kind' ? kindOptions : lengthOptions(brief.durationSeconds)
    return <SelectField aria-label={label} data={data} value={draft.text || null} onChange={set} />
  }
  const onText = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value)
  if (field === 'deadline') {
    const min = dayInRome(new Date())
    return <TextField type="date" min={min} aria-label={label} value={draft.text} onChange={onText} />
  }
  const over = tooMany(field, draft.text)
  return (
    <TextAreaField
      aria-label={label}
      description={field === 'materials' ? panelTexts.materialsHint : undefined}
      error={over > 0 && panelTexts.tooLong(over)}
      minRows={1}
      maxRows={6}
      value={draft.text}
      onChange={onText}
    />
  )
}
