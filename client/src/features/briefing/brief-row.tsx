import { IconCircleDashed, IconCircleDot, IconHelpCircle, IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Brief, Clarity, Slot } from 'shared/briefing/brief'
import { answerOf, clarityOf } from 'shared/briefing/brief-answers'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import style from './brief-row.module.css'
import { BriefRowEditor } from './brief-row-editor.tsx'

type Props = { slot: Slot; brief: Brief; projectId: string | undefined }

const signs = { filled: IconCircleDot, uncertain: IconHelpCircle, missing: IconCircleDashed }

function Value({ brief, slot, clarity }: { brief: Brief; slot: Slot; clarity: Clarity }) {
  const value = answerOf(brief, slot)
  if (value !== null) return <p className={style.value}>{value}</p>
  const open = clarity === 'uncertain' ? panelTexts.openValue : panelTexts.missingValue
  return <p className={style.open}>{open}</p>
}

/** One question of the brief: what was understood, how surely, and the way to correct it. */
export function BriefRow({ slot, brief, projectId }: Props) {
  const [isEditing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const clarity = clarityOf(brief, slot)
  const Sign = signs[clarity]
  const label = panelTexts.labels[slot]
  const done = () => {
    setEditing(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  return (
    <li className={style.row} data-clarity={clarity}>
      <Sign className={style.sign} size={20} aria-hidden="true" />
      <div className={style.words}>
        <h3 className={style.label}>
          {label}
          <span className="visually-hidden">, {panelTexts.clarity[clarity].toLowerCase()}</span>
        </h3>
        {isEditing && projectId ? (
          <BriefRowEditor field={slot} brief={brief} projectId={projectId} onDone={done} />
        ) : (
          <Value brief={brief} slot={slot} clarity={clarity} />
        )}
      </div>
      {projectId && !isEditing && (
        <button
          ref={pencil}
          type="button"
          className={style.pencil}
          aria-label={panelTexts.correct(label)}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={18} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
