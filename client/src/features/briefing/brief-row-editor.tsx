import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Brief, type BriefField, isSlot } from 'shared/briefing/brief/brief'
import { answerOf } from 'shared/briefing/brief/written'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { Button } from '../../ui/button.tsx'
import { correctionOf, draftOf, isWords } from './brief-fields.ts'
import style from './brief-row.module.css'
import { BriefRowField } from './brief-row-field.tsx'
import { MoveChoices } from './move-choices.tsx'
import { useCorrect } from './use-correct.ts'

type Props = {
  field: BriefField
  brief: Brief
  projectId: string
  /** What was changed last: the field, or the place that its words were moved to. */
  onDone: (at: BriefField | 'notes') => void
  onClose: () => void
}

/** One answer, corrected in its place: saved, left to us, put elsewhere, or left as it is. */
export default function BriefRowEditor({ field, brief, projectId, onDone, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(brief, field))
  const { correct, isPending } = useCorrect(projectId, () => onDone(field))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const correction = correctionOf(field, draft)
  const words = isWords(field) ? brief[field] : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (correction) correct(correction)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The first Escape closes an opened list.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <form ref={form} className={style.editor} onSubmit={submit} onKeyDown={onKeyDown}>
      <BriefRowField field={field} brief={brief} draft={draft} onChange={setDraft} />
      <div className="cluster gap-8">
        <Button type="submit" size="small" busy={isPending} disabled={!correction}>
          {panelTexts.save}
        </Button>
        <Button variant="outline" size="small" onClick={onClose}>
          {panelTexts.cancel}
        </Button>
        {(isSlot(field) || answerOf(brief, field) !== null) && (
          <Button
            variant="subtle"
            size="small"
            disabled={isPending}
            onClick={() => correct({ field, value: null })}
          >
            {isSlot(field) ? panelTexts.leave : panelTexts.takeOut}
          </Button>
        )}
      </div>
      {isWords(field) && words && (
        <MoveChoices
          legend={panelTexts.moveTo}
          projectId={projectId}
          from={field}
          words={words}
          onDone={onDone}
        />
      )}
    </form>
  )
}
