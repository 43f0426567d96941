import { Stack, Text } from '@mantine/core'
import { auditTexts } from 'shared/messages/it/audit'
import { RelativeTime } from './relative-time.tsx'
import { SectionCard } from './section-card.tsx'

type Act = { id: string; actorName: string | null; actorNameThen: string | null; createdAt: string }
type Props<A> = { history: readonly A[]; describe: (act: A) => string }

/** Lists audit events, newest first; nothing if there are none. */
export function HistoryCard<A extends Act>({ history, describe }: Props<A>) {
  if (history.length === 0) return null
  return (
    <SectionCard title={auditTexts.title}>
      <Stack component="ol" gap="xs">
        {history.map(act => (
          <Text key={act.id} component="li" size="sm">
            {describe(act)}
            <Text component="small" display="block" inherit c="dimmed">
              {act.actorName ? auditTexts.actor(act.actorName, act.actorNameThen) : auditTexts.program} ·{' '}
              <RelativeTime moment={act.createdAt} />
            </Text>
          </Text>
        ))}
      </Stack>
    </SectionCard>
  )
}
