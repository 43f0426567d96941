import { Badge, Group, Stack, Text } from '@mantine/core'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'

const SHOWN = 3

export const conversationCardInput = (projectId: string) => ({ projectId, limit: SHOWN })

/** Renders the newest messages of a project, with the way into its conversation. */
export function ConversationCard({ projectId }: { projectId: string }) {
  const query = trpc.team.messages.list.useQuery(conversationCardInput(projectId))
  return (
    <SectionCard title={texts.title}>
      <QueryView query={query} skeletonHeights={[44, 44]} errorTitle={texts.load}>
        {({ items, unread }) => (
          <Stack gap="sm">
            {items.length === 0 ? (
              <Text c="dimmed">{texts.emptyTitle}</Text>
            ) : (
              <Stack component="ul" gap="xs">
                {items.toReversed().map(message => (
                  <li key={message.id}>
                    <Note>
                      {message.isOwn ? texts.you : (message.authorName ?? texts.erased)} ·{' '}
                      <RelativeTime moment={message.createdAt} />
                    </Note>
                    <p className="two-lines breaks">
                      {message.isWithdrawn
                        ? texts.withdrawn
                        : message.text || message.files.map(({ fileName }) => fileName).join(', ')}
                    </p>
                  </li>
                ))}
              </Stack>
            )}
            <Group gap="sm">
              <LinkButton
                variant="default"
                size="sm"
                to="/team/project/$projectId/messages"
                params={{ projectId }}
              >
                {texts.openAll}
              </LinkButton>
              {unread > 0 && <Badge color="red">{texts.unread(unread)}</Badge>}
            </Group>
          </Stack>
        )}
      </QueryView>
    </SectionCard>
  )
}
