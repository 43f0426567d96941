import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type BriefField, isSettled, slots } from 'shared/briefing/brief/brief'
import { formTexts } from 'shared/messages/it/briefing-form'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefClosed } from '../../lib/use-paid.ts'
import { QueryView } from '../../ui/query-view.tsx'
import style from './brief-form.module.css'
import { isOfChips } from './brief-form-chips.ts'
import { ChipsFormField, WordsFormField } from './brief-form-field.tsx'
import { CompleteNotice } from './complete-notice.tsx'
import panel from './conversation-panel.module.css'
import { projectWasMade, rememberFocus, takeOver } from './form-handover.ts'
import { openNames } from './open-questions.ts'
import { openingTurn } from './opening-turn.ts'
import { type Conversation, useConversation, useProjectFor } from './use-conversation.ts'

const fields = [
  'kind',
  'goal',
  'audience',
  'message',
  'tone',
  'duration',
  'formats',
  'languages',
  'extras',
  'materials',
  'place',
  'people',
  'company',
  'deadline',
] as const satisfies readonly BriefField[]

type Props = { projectId: string | undefined; views: ReactNode; onMade: (id: string) => void }

function useTarget({ projectId, onMade }: Props) {
  const projectFor = useProjectFor(projectId)
  const onSaved = (id: string) => {
    if (projectId) return
    projectWasMade(id)
    onMade(id)
  }
  return { projectFor, onSaved }
}

/** Who was typing when the project was made goes on typing. */
function useTakenOver(projectId: string | undefined): void {
  const [focused] = useState(() => takeOver(projectId, fields))
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  }, [focused])
  useLayoutEffect(() => rememberFocus, [])
}

function Fields({ conversation, ...props }: Props & { conversation: Conversation }) {
  const { projectId, views } = props
  const target = useTarget(props)
  useTakenOver(projectId)
  const { brief } = conversation
  const open = slots.some(slot => !isSettled(brief, slot)) ? openNames(brief) : ''
  return (
    <section className="panel" aria-label={formTexts.title}>
      <header className={`cluster spread ${panel.head}`}>
        {views}
        <p className={panel.disclosure}>{formTexts.intro}</p>
      </header>
      <div className={style.fields}>
        {fields.map(field =>
          isOfChips(field) ? (
            <ChipsFormField key={field} {...{ field, brief, projectId, target }} />
          ) : (
            <WordsFormField key={field} {...{ field, brief, projectId, target }} />
          ),
        )}
        {open !== '' && <p className="soft">{panelTexts.open(open)}</p>}
        <CompleteNotice projectId={projectId} conversation={conversation} />
      </div>
    </section>
  )
}

function OfProject(props: Props & { projectId: string }) {
  const query = useConversation(props.projectId)
  const isClosed = useBriefClosed(props.projectId)
  return (
    <QueryView query={query} skeletonHeights={[56, 320]} errorTitle={orderTexts.briefing.unexpected}>
      {conversation =>
        isClosed ? (
          <section className="panel" aria-label={formTexts.title}>
            <header className={`cluster spread ${panel.head}`}>{props.views}</header>
            <p className={style.settled}>{panelTexts.paid}</p>
          </section>
        ) : (
          <Fields {...props} conversation={conversation} />
        )
      }
    </QueryView>
  )
}

/** The brief as a form: every answer is saved by itself, the first one makes the project. */
export function BriefForm({ projectId, ...props }: Props) {
  if (projectId) return <OfProject {...props} projectId={projectId} />
  return <Fields {...props} projectId={projectId} conversation={openingTurn} />
}
