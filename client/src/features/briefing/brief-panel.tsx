import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { slots } from 'shared/briefing/brief/brief'
import { clarityOf } from 'shared/briefing/brief/written'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefClosed } from '../../lib/use-paid.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { rows, sideRows } from './brief-fields.ts'
import style from './brief-panel.module.css'
import { BriefPrice } from './brief-price.tsx'
import { BriefRow, NoteRow } from './brief-row.tsx'
import { openNames } from './open-questions.ts'
import { openingTurn } from './opening-turn.ts'
import { type Conversation, useConversation } from './use-conversation.ts'

const texts = orderTexts.briefing

function Meter({ brief }: Pick<Conversation, 'brief'>) {
  const id = useId()
  const count = slots.filter(slot => clarityOf(brief, slot) === 'filled').length
  const open = openNames(brief)
  return (
    <div>
      <p className="hint tabular" id={id}>
        {panelTexts.answered(count, slots.length)}
      </p>
      <progress
        className={`progress-bar ${style.progress}`}
        max={slots.length}
        value={count}
        aria-labelledby={id}
      />
      {count > 0 && open !== '' && <p className={style.open}>{panelTexts.open(open)}</p>}
    </div>
  )
}

type Props = { conversation: Conversation; projectId: string | undefined; isClosed: boolean }

function Understood({ conversation, projectId, isClosed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const body = useId()
  const { brief } = conversation
  return (
    <section className={`panel ${style.panel}`} aria-label={panelTexts.title}>
      <div className={style.head}>
        <h2 className={style.title}>{panelTexts.title}</h2>
        <button
          type="button"
          className={style.fold}
          aria-expanded={isOpen}
          aria-controls={body}
          aria-label={panelTexts.title}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </div>
      <Meter brief={brief} />
      <BriefPrice conversation={conversation} projectId={projectId} />
      <div id={body} className={style.body} data-open={isOpen}>
        <p className={style.intro}>{isClosed ? panelTexts.paid : panelTexts.intro}</p>
        <ul>
          {[...rows, ...sideRows].map(field => (
            <BriefRow key={field} field={field} brief={brief} projectId={isClosed ? undefined : projectId} />
          ))}
          {brief.notes.map(note => (
            <NoteRow key={note} note={note} projectId={isClosed ? undefined : projectId} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function OfProject({ projectId }: { projectId: string }) {
  const query = useConversation(projectId)
  const isClosed = useBriefClosed(projectId)
  return (
    <QueryView query={query} skeletonHeights={[40, 280]} errorTitle={texts.unexpected}>
      {conversation =>
        // A recap that came by other ways, and is settled, leaves nothing to understand.
        isClosed && conversation.completeness === 0 ? null : (
          <Understood conversation={conversation} projectId={projectId} isClosed={isClosed} />
        )
      }
    </QueryView>
  )
}

/** What has been understood so far, with its price: each answer can be corrected in its place. */
export function BriefPanel({ projectId }: { projectId: string | undefined }) {
  if (projectId) return <OfProject projectId={projectId} />
  return <Understood conversation={openingTurn} projectId={undefined} isClosed={false} />
}
