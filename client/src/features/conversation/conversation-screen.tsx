import { Group, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useRef } from 'react'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { trpc } from '../../lib/trpc.ts'
import { LinkAnchor, LinkButton } from '../../ui/links.tsx'
import thread from '../../ui/message-thread/message-thread.module.css'
import { MessageAnnouncer } from '../../ui/message-thread/message-thread.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import style from './conversation.module.css'
import { type Side, useConversation } from './conversation-queries.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageLog } from './message-log.tsx'

function Conversation({ side, projectId }: { side: Side; projectId: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useKeyboardInset(panel)
  const conversation = useConversation(side, projectId)
  const { query, messages, newest } = conversation
  const last = messages.at(-1)
  const announced = last && {
    id: last.id,
    text: last.isOwn ? '' : texts.arrived(last.authorName ?? texts.erased, last.text),
  }
  return (
    <div ref={panel} data-side={side} className={`panel ${style.conversation}`}>
      <div className={thread.upper}>
        {newest?.lead && (
          <Group gap="xs" px="lg" py="xs" className={style.lead}>
            <Text size="sm">{texts.fromLead}</Text>
            <LinkAnchor size="sm" to="/team/leads/$kind/$id" params={newest.lead}>
              {texts.openLead}
            </LinkAnchor>
          </Group>
        )}
        <QueryView query={query} skeletonHeights={[60, 90, 60, 120]} errorTitle={texts.load}>
          {() => <MessageLog side={side} projectId={projectId} conversation={conversation} />}
        </QueryView>
      </div>
      {query.data && <MessageAnnouncer newest={announced} />}
      <MessageComposer side={side} projectId={projectId} />
    </div>
  )
}

export const ClientConversationScreen = ({ projectId }: { projectId: string }) => (
  <Screen title={texts.title} intro={texts.clientIntro} compact>
    <Conversation side="client" projectId={projectId} />
  </Screen>
)

export function TeamConversationScreen({ projectId }: { projectId: string }) {
  const project = trpc.team.projects.get.useQuery({ id: projectId }).data
  const client = project && (project.client.company ?? project.client.fullName)
  return (
    <Screen
      compact
      title={texts.title}
      {...(client && { intro: texts.teamIntro(client) })}
      actions={
        <LinkButton
          variant="subtle"
          size="sm"
          maw="100%"
          to="/team/project/$projectId"
          params={{ projectId }}
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        >
          {project?.title ?? texts.toProject}
        </LinkButton>
      }
    >
      <Conversation side="team" projectId={projectId} />
    </Screen>
  )
}
