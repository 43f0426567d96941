import { Text } from '@mantine/core'
import { useState } from 'react'
import { daySpanIt } from 'shared/formats/date-it'
import { phaseNames, scheduleTexts } from 'shared/messages/it/schedule'
import { phaseKinds } from 'shared/schedule/phase'
import { useIsManager } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useToday } from '../../ui/use-now.ts'
import type { Phase, PlannedProject } from './schedule-rows.ts'

const PlanDialog = lazyComponent(() => import('./plan-dialog.tsx'))

const { card } = scheduleTexts

/** Lists the planned phases of a project; managers plan them from here. */
export function PhasesCard({ projectId }: { projectId: string }) {
  const isManager = useIsManager()
  const query = trpc.team.phases.list.useQuery({ projectId })
  const { data: project } = trpc.team.projects.get.useQuery({ id: projectId })
  const today = useToday()
  const [planned, setPlanned] = useState<PlannedProject | null>(null)
  return (
    <SectionCard title={card.title}>
      <QueryView query={query} skeletonHeights={[24, 24, 24]} errorTitle={scheduleTexts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{card.empty}</Text>
          ) : (
            <DescriptionList
              inline
              facts={phaseKinds.map(kind => {
                const phase = items.find(one => one.kind === kind)
                return { name: phaseNames[kind], value: phase && planText(phase, today) }
              })}
            />
          )
        }
      </QueryView>
      {isManager && project && (
        <>
          <SmallButton mt="md" onClick={() => setPlanned(project)}>
            {scheduleTexts.plan}
          </SmallButton>
          <PlanDialog opened={planned !== null} project={planned} onClose={() => setPlanned(null)} />
        </>
      )}
    </SectionCard>
  )
}

const planText = ({ startsOn, endsOn, member }: Phase, today: string) =>
  [daySpanIt(startsOn, endsOn, today), ...(member ? [member.fullName] : [])].join(', ')
