import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Brief, Invitable } from 'shared/briefing/brief/brief'
import { answerOf } from 'shared/briefing/brief/written'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { BriefRowEditor } from './late-editors.ts'
import style from './turn-facts.module.css'
import { focusNewest } from './turn-facts.tsx'

type Props = { invites: readonly Invitable[]; brief: Brief; projectId: string }

/** What nobody has said yet: a tap opens the place to say it, and it is gone once it is in the brief. */
export function TurnInvites({ invites, brief, projectId }: Props) {
  const [telling, setTelling] = useState<Invitable>()
  const list = useRef<HTMLUListElement>(null)
  const open = invites.filter(field => answerOf(brief, field) === null)
  if (open.length === 0) return null
  const cancel = () => {
    const chip = `[data-invite="${telling}"]`
    setTelling(undefined)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(chip)?.focus())
  }
  return (
    <div className={style.facts}>
      <ul ref={list} className={style.list} aria-label={panelTexts.invites}>
        {open.map(field => (
          <li key={field} className={style.fact}>
            <button
              type="button"
              className={style.action}
              data-invite={field}
              aria-expanded={telling === field}
              onPointerEnter={BriefRowEditor.warm}
              onFocus={BriefRowEditor.warm}
              onClick={() => setTelling(field)}
            >
              <IconPlus size={16} aria-hidden="true" />
              {panelTexts.labels[field]}
            </button>
          </li>
        ))}
      </ul>
      {telling && open.includes(telling) && (
        <div key={telling} className={style.editor} aria-live="off">
          <BriefRowEditor
            field={telling}
            brief={brief}
            projectId={projectId}
            onDone={at => {
              setTelling(undefined)
              focusNewest(at)
            }}
            onClose={cancel}
          />
        </div>
      )}
    </div>
  )
}
