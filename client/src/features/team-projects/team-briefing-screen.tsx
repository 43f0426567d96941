import { Stack, Text } from '@mantine/core'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { teamTexts } from 'shared/messages/it/team'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { appCodeOf } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { BriefCard } from './brief-card.tsx'

const texts = teamTexts.briefing

type Briefing = Outputs['team']['projects']['briefing']

function Conversation({ turns, client }: Pick<Briefing, 'turns' | 'client'>) {
  if (turns.length === 0) return null
  return (
    <SectionCard title={texts.conversation}>
      <Stack component="ol" gap={18} maw="72ch">
        {turns.map(turn => (
          <li key={turn.id}>
            <Text size="sm" fw={700} c="dimmed">
              {turn.who === 'client' ? client : orderTexts.briefing.assistant}
            </Text>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{turn.text}</Text>
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}

export function TeamBriefingScreen({ id }: { id: string }) {
  const query = trpc.team.projects.briefing.useQuery({ id })
  const isMissing = appCodeOf(query.error) === 'NOT_FOUND'
  const back = (
    <LinkButton variant="default" to="/team/project/$projectId" params={{ projectId: id }}>
      {query.data?.title ?? teamTexts.project.back}
    </LinkButton>
  )
  return (
    <Screen title={texts.title} actions={back} {...(query.data && { intro: query.data.client })}>
      <QueryView
        query={query}
        skeletonHeights={[240, 320]}
        errorTitle={isMissing ? teamTexts.project.missing : teamTexts.projects.load}
      >
        {briefing => (
          <>
            <BriefCard brief={briefing.brief} title={texts.summary} none={texts.none} />
            <Conversation turns={briefing.turns} client={briefing.client} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}
