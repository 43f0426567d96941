import { Box, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefClosed } from '../../lib/payment-page-link.tsx'
import { getErrorMessage } from '../../ui/errors.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BriefPanel } from './brief-panel.tsx'
import style from './briefing.module.css'
import type { Editing } from './interview.tsx'
import { InterviewPanel, type View } from './interview-panel.tsx'
import { Tips } from './tips.tsx'
import { type Conversation, openingConversation, useConversation, useInterview } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = {
  /** Undefined until the project is created. */
  projectId: string | undefined
  view: View
  onView: (view: View) => void
  onMade: (id: string) => void
  voice?: ReactNode
  recap: ReactNode
}

function LoadedBriefing({
  conversation,
  isClosed,
  voice,
  recap,
  ...props
}: Props & { conversation: Conversation; isClosed: boolean }) {
  const { projectId, view, onView, onMade } = props
  const actions = useInterview(projectId, onMade)
  const [editing, setEditing] = useState<Editing>(null)
  const common = { projectId, conversation, actions, onEdit: setEditing }
  return (
    <div className={style.grid}>
      <Stack gap={20} miw={0} className={style.talk}>
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
      </Stack>
      <Box miw={0} className={style.brief}>
        <BriefPanel {...common} isClosed={isClosed} />
      </Box>
      <Stack gap={28} miw={0} className={style.side}>
        {recap}
        <Tips title={texts.tipsTitle} tips={texts.tips} />
      </Stack>
    </div>
  )
}

function ProjectBriefing(props: Props & { projectId: string }) {
  const query = useConversation(props.projectId)
  const isClosed = useBriefClosed(props.projectId)
  return (
    <QueryView
      query={query}
      skeletonHeights={[56, 320, 96]}
      errorTitle={query.error ? texts.load(getErrorMessage(query.error)) : texts.unexpected}
    >
      {conversation => <LoadedBriefing {...props} conversation={conversation} isClosed={isClosed} />}
    </QueryView>
  )
}

export function BriefingScreen(props: Props) {
  const { projectId } = props
  return (
    <Screen title={texts.title} intro={texts.intro} wide compact>
      {projectId ? (
        <ProjectBriefing {...props} projectId={projectId} />
      ) : (
        <LoadedBriefing {...props} conversation={openingConversation()} isClosed={false} />
      )}
    </Screen>
  )
}
