import { Text } from '@mantine/core'
import { teamTexts } from 'shared/messages/it/team'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { TeamProject } from './team-project-screen.tsx'

interface Props extends Pick<TeamProject, 'brief'> {
  title: string
  /** Shown while the project has no brief. */
  none: string
}

export const BriefCard = ({ brief, title, none }: Props) => (
  <SectionCard title={title}>
    {brief ? (
      <>
        <Text className="typed">{brief.summary}</Text>
        <Text c="dimmed" mt="md">
          <RelativeTime moment={brief.updatedAt} words={teamTexts.briefing.sent} />
        </Text>
      </>
    ) : (
      <Text c="dimmed">{none}</Text>
    )}
  </SectionCard>
)
