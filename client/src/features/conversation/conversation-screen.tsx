import { Group, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { trpc } from '../../lib/trpc.ts'
import { LinkAnchor, LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import style from './conversation.module.css'
import { type Message, type Side, useConversation } from './conversation-queries.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageLog } from './message-log.tsx'

/** A live region that announces new messages of others; those from before the visit are not announced. */
function MessageAnnouncer({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1)
  const known = useRef(last?.id)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!last || last.id === known.current) return
    known.current = last.id
    if (!last.isOwn) setNews(texts.arrived(last.authorName ?? texts.erased, last.text))
  }, [last])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}

function Conversation({ side, projectId }: { side: Side; projectId: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useKeyboardInset(panel)
  const conversation = useConversation(side, projectId)
  const { query, messages, newest } = conversation
  return (
    <div ref={panel} data-side={side} className={`panel ${style.conversation}`}>
      <div className={style.upper}>
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
      {query.data && <MessageAnnouncer messages={messages} />}
      <MessageComposer side={side} projectId={projectId} />
    </div>
  )
}

/** The conversation of the active project, for its client. */
export const ClientConversationScreen = ({ projectId }: { projectId: string }) => (
  <Screen title={texts.title} intro={texts.clientIntro} compact>
    <Conversation side="client" projectId={projectId} />
  </Screen>
)

/** The conversation of a project, for the team. */
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
