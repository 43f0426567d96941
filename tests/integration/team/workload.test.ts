import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { mondayOf } from 'shared/timeline/period'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { makePhase } from '../../support/builders/schedule.ts'
import { updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const client = await makeClient(app)
const today = dayInRome(app.clock.now())
const monday = mondayOf(today)

const workOf = async (memberId: string) =>
  (await manager.client.call('team.workload')).find(work => work.memberId === memberId)

test('counts open, late and soon due projects of a member, and phases of this week', async () => {
  const { memberId } = await makeMember(app, 'Video Editor')
  const none = { openProjects: 0, lateProjects: 0, dueProjects: 0, phases: 0 }
  expect(await workOf(memberId)).toMatchObject(none)
  const deadlines = [addDays(today, -1), today, addDays(today, 13), addDays(today, 14), null]
  for (const deadline of deadlines) {
    const projectId = await makeProject(app, client.id, { deadline })
    await assign(app, projectId, memberId)
  }
  const delivered = await makeProject(app, client.id, { deadline: today, status: 'completed' })
  await assign(app, delivered, memberId)
  const planned = await makeProject(app, client.id)
  const spans = {
    preproduction: [addDays(monday, -9), addDays(monday, -1)],
    shooting: [addDays(monday, -9), monday],
    editing: [addDays(monday, 6), addDays(monday, 20)],
    review: [addDays(monday, 7), addDays(monday, 20)],
  } as const
  for (const [kind, [startsOn, endsOn]] of Object.entries(spans))
    await makePhase(app, planned, { kind, startsOn, endsOn, memberId })
  await makePhase(app, delivered, { startsOn: today, endsOn: today, memberId })
  expect(await workOf(memberId)).toEqual({
    memberId,
    openProjects: 5,
    lateProjects: 1,
    dueProjects: 2,
    phases: 2,
  })
})

test.each([{ suspendedAt: new Date() }, { accountingOnly: true }])(
  'leaves out a member with %j',
  async state => {
    const { memberId } = await makeMember(app, 'Video Editor')
    await updateRows(app, 'teamMembers', { id: memberId }, state)
    expect(await workOf(memberId)).toBeUndefined()
  },
)
