import { type ReactNode, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefClosed } from '../../lib/payment-page-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BriefPanel } from './brief-panel.tsx'
import style from './briefing-screen.module.css'
import type { Editing } from './interview.tsx'
import { InterviewPanel, type View } from './interview-panel.tsx'
import { Tips } from './tips.tsx'
import { type Conversation, openingConversation, useConversation, useInterview } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = {
  /** Undefined while the project is still to be made. */
  projectId: string | undefined
  view: View
  onView: (view: View) => void
  onMade: (id: string) => void
  /** The voice agent, where there is one. */
  voice?: ReactNode
  recap: ReactNode
}

function Shown({
  conversation,
  isClosed,
  voice,
  recap,
  ...props
}: Props & { conversation: Conversation; isClosed: boolean }) {
  const { projectId, view, onView, onMade } = props
  const acts = useInterview(projectId, onMade)
  const [editing, setEditing] = useState<Editing>(null)
  const common = { projectId, conversation, acts, onEdit: setEditing }
  return (
    <div className={style.grid}>
      <div className={style.talk}>
        <InterviewPanel
          {...common}
          editing={editing}
          view={view}
          onView={onView}
          isClosed={isClosed}
          brief={close => (
            <BriefPanel
              {...common}
              isSheet
              isClosed={isClosed}
              onEdit={field => {
                close()
                setEditing(field)
              }}
            />
          )}
        />
        {voice}
      </div>
      <div className={style.brief}>
        <BriefPanel {...common} isClosed={isClosed} />
      </div>
      <div className={style.side}>
        {recap}
        <Tips title={texts.tipsTitle} tips={texts.tips} />
      </div>
    </div>
  )
}

function OfProject(props: Props & { projectId: string }) {
  const query = useConversation(props.projectId)
  const isClosed = useBriefClosed(props.projectId)
  return (
    <QueryView query={query} skeletonHeights={[56, 320, 96]} errorTitle={texts.unexpected}>
      {conversation => <Shown {...props} conversation={conversation} isClosed={isClosed} />}
    </QueryView>
  )
}

/** The briefing: the interview, the brief that grows beside it, the recap and the tips. */
export function BriefingScreen(props: Props) {
  const { projectId } = props
  return (
    <Screen title={texts.title} intro={texts.intro} wide compact>
      {projectId ? (
        <OfProject {...props} projectId={projectId} />
      ) : (
        <Shown {...props} conversation={openingConversation()} isClosed={false} />
      )}
    </Screen>
  )
}
