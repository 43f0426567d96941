import { Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { scheduleTexts } from 'shared/messages/it/schedule'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import type { PlannedProject } from './schedule-rows.ts'

const texts = scheduleTexts.unplanned

/** Lists the open projects without a phase, each with a button that plans it. */
export function UnplannedCard({ onPlan }: { onPlan: (project: PlannedProject) => void }) {
  const query = trpc.team.phases.unplanned.useInfiniteQuery({}, { getNextPageParam: page => page.nextCursor })
  return (
    <SectionCard title={texts.title}>
      <Stack gap="sm" align="flex-start">
        <PagedList
          query={query}
          skeletonHeights={[44, 44]}
          errorTitle={texts.load}
          empty={<Text c="dimmed">{texts.none}</Text>}
        >
          {projects => (
            <ul className={`${rows.list} full-width`}>
              {projects.map(({ id, title, deadline, clientName, clientCompany }) => (
                <Group component="li" key={id} justify="space-between" gap="4px 16px" px={16} py={8}>
                  <div className="breaks shrinkable">
                    <Text fw={600} lh={1.35}>
                      <Link to="/team/project/$projectId" params={{ projectId: id }}>
                        {title}
                      </Link>
                    </Text>
                    <Note>
                      {[clientCompany ?? clientName, ...(deadline ? [texts.due(dateIt(deadline))] : [])].join(
                        ' · ',
                      )}
                    </Note>
                  </div>
                  <SmallButton
                    aria-label={scheduleTexts.planOf(title)}
                    onClick={() => onPlan({ id, title, deadline })}
                  >
                    {scheduleTexts.plan}
                  </SmallButton>
                </Group>
              ))}
            </ul>
          )}
        </PagedList>
      </Stack>
    </SectionCard>
  )
}
