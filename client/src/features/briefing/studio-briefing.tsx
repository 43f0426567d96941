import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { studioBriefingTexts as texts } from 'shared/messages/it/studio-briefing'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { BriefPanel } from './brief-panel.tsx'
import style from './briefing.module.css'
import type { Editing } from './interview.tsx'
import { InterviewPanel, type View } from './interview-panel.tsx'
import { BriefingSide, type Conversation, useConversation, useInterview } from './use-conversation.ts'

function Questions({ projectId, conversation }: { projectId: string; conversation: Conversation }) {
  const actions = useInterview(projectId, () => undefined)
  const [editing, setEditing] = useState<Editing>(null)
  const [view, setView] = useState<View>('interview')
  const common = { projectId, conversation, actions, onEdit: setEditing }
  return (
    <div className={style.studio}>
      <Box miw={0}>
        <InterviewPanel
          {...common}
          editing={editing}
          view={view}
          onView={setView}
          isClosed={false}
          brief={close => (
            <BriefPanel
              {...common}
              isSheet
              isClosed={false}
              onEdit={field => {
                close()
                setEditing(field)
              }}
            />
          )}
        />
      </Box>
      <Box miw={0} className={style.brief}>
        <BriefPanel {...common} isClosed={false} />
      </Box>
    </div>
  )
}

function LoadedQuestions({ projectId }: { projectId: string }) {
  const query = useConversation(projectId)
  return (
    <QueryView query={query} skeletonHeights={[56, 320, 96]} errorTitle={texts.load}>
      {conversation => <Questions projectId={projectId} conversation={conversation} />}
    </QueryView>
  )
}

/** The guided briefing of a project, filled in by a manager on the client's behalf. */
export default function StudioBriefing({ projectId }: { projectId: string }) {
  return (
    <SectionCard title={texts.title}>
      <Text c="dimmed" mb="md">
        {texts.intro}
      </Text>
      <BriefingSide value="team">
        <LoadedQuestions projectId={projectId} />
      </BriefingSide>
    </SectionCard>
  )
}
