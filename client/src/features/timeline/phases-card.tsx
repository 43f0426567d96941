import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { daySpanIt } from 'shared/formats/date-it'
import { phaseNames, scheduleTexts } from 'shared/messages/it/schedule'
import { phaseKinds } from 'shared/schedule/phase'
import { trpc } from '../../lib/trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PlanDialog, type PlannedProject } from './plan-dialog.tsx'
import type { Phase } from './schedule-rows.ts'

const { card } = scheduleTexts

/** Lists the planned phases of a project; managers plan them from here. */
export function PhasesCard({ projectId, isManager }: { projectId: string; isManager: boolean }) {
  const query = trpc.team.phases.list.useQuery({ projectId })
  const { data: project } = trpc.team.projects.get.useQuery({ id: projectId })
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
              facts={phaseKinds.map(kind => ({
                name: phaseNames[kind],
                value: daysText(items.find(phase => phase.kind === kind)),
              }))}
            />
          )
        }
      </QueryView>
      {isManager && project && (
        <>
          <Button variant="default" size="sm" mt="md" onClick={() => setPlanned(project)}>
            {scheduleTexts.plan}
          </Button>
          <PlanDialog project={planned} onClose={() => setPlanned(null)} />
        </>
      )}
    </SectionCard>
  )
}

const daysText = (phase: Phase | undefined) =>
  phase &&
  [daySpanIt(phase.startsOn, phase.endsOn), ...(phase.member ? [phase.member.fullName] : [])].join(', ')
