import { IconCircleDashed, IconCircleDot, IconHelpCircle, IconNote, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type Brief, type BriefField, isSlot } from 'shared/briefing/brief/brief'
import { answerOf, clarityOf } from 'shared/briefing/brief/written'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import style from './brief-row.module.css'
import { BriefRowEditor, NoteEditor } from './late-editors.ts'

const signs = {
  filled: IconCircleDot,
  uncertain: IconHelpCircle,
  missing: IconCircleDashed,
  note: IconNote,
  side: IconCircleDashed,
}

type Place = BriefField | 'notes'

/** Where words have gone, there the focus goes. */
function focusRow(at: Place): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${at}"]`) ?? document.querySelector('[data-row]')
    row?.querySelector('button')?.focus()
  })
}

type RowProps = {
  at: Place
  state: keyof typeof signs
  label: string
  /** How surely it is known, for who does not see the sign. */
  told?: string
  value: ReactNode
  /** What the pencil does; without it the row is only read. */
  correct: string | undefined
  editor: (close: (at: Place) => void) => ReactNode
}

function Row({ at, state, label, told, value, correct, editor }: RowProps) {
  const [isEditing, setEditing] = useState(false)
  const Sign = signs[state]
  const close = (to: Place) => {
    setEditing(false)
    focusRow(to)
  }
  return (
    <li className={style.row} data-clarity={state} data-row={at}>
      <Sign className={style.sign} size={20} aria-hidden="true" />
      <div className={style.words}>
        <h3 className={style.label}>
          {label}
          {told && <span className="visually-hidden">, {told.toLowerCase()}</span>}
        </h3>
        {isEditing && correct ? editor(close) : value}
      </div>
      {correct && !isEditing && (
        <button
          type="button"
          className={`icon-button ${style.pencil}`}
          aria-label={correct}
          onPointerEnter={BriefRowEditor.warm}
          onFocus={BriefRowEditor.warm}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={18} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

type Props = { field: BriefField; brief: Brief; projectId: string | undefined }

/** One field of the brief: what was understood, how surely, and the way to correct it. */
export function BriefRow({ field, brief, projectId }: Props) {
  const text = answerOf(brief, field)
  const clarity = isSlot(field) ? clarityOf(brief, field) : text === null ? 'side' : 'filled'
  const label = panelTexts.labels[field]
  const open = { filled: '', uncertain: panelTexts.openValue, missing: panelTexts.missingValue }
  const value = text ?? (clarity === 'side' ? panelTexts.notSaid : open[clarity])
  return (
    <Row
      at={field}
      state={clarity}
      label={label}
      {...(clarity !== 'side' && { told: panelTexts.clarity[clarity] })}
      value={<p className={text === null ? style.open : style.value}>{value}</p>}
      correct={projectId && panelTexts.correct(label)}
      editor={close =>
        projectId && (
          <BriefRowEditor
            field={field}
            brief={brief}
            projectId={projectId}
            onDone={close}
            onClose={() => close(field)}
          />
        )
      }
    />
  )
}

/** One note: words that no field holds, and the way to put them where they belong. */
export function NoteRow({ note, projectId }: { note: string; projectId: string | undefined }) {
  return (
    <Row
      at="notes"
      state="note"
      label={panelTexts.note}
      value={<p className={style.value}>{note}</p>}
      correct={projectId && panelTexts.moveNote(note)}
      editor={close =>
        projectId && (
          <NoteEditor note={note} projectId={projectId} onDone={close} onClose={() => close('notes')} />
        )
      }
    />
  )
}
