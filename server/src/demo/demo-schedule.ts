import { demoSchedules } from 'shared/catalogue/demo-schedule'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { DemoOrder } from './demo-project.ts'

export async function fillDemoSchedule(tx: Tx, { projectId, project, people, now }: DemoOrder) {
  const { phases, shoots } = demoSchedules[project.title] ?? { phases: [], shoots: [] }
  const day = (count: number) => addDays(dayInRome(now), count)
  if (phases.length > 0)
    await tx.db
      .insertInto('projectPhases')
      .values(
        phases.map(({ kind, firstDay, lastDay, member }) => ({
          projectId,
          kind,
          startsOn: day(firstDay),
          endsOn: day(lastDay),
          memberId: (member && people.members.get(member)) || null,
          updatedAt: now,
        })),
      )
      .execute()
  if (shoots.length > 0)
    await tx.db
      .insertInto('projectShoots')
      .values(
        shoots.map(({ onDay, ...shoot }) => ({
          ...shoot,
          projectId,
          day: day(onDay),
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute()
}
