import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { mondayOf } from 'shared/timeline/period'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { makePhase } from '../../support/builders/schedule.ts'
import { listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const client = await makeClient(app)

const newProject = (title = 'Il forno di via Roma') => makeProject(app, client.id, { title })
const days = { startsOn: '2030-03-04', endsOn: '2030-03-08' }

const plan = (projectId: string, change: object = {}) =>
  manager.client.call('team.phases.set', { projectId, kind: 'editing', ...days, version: null, ...change })

describe('phases', () => {
  test('are listed for a date range, both ends included, earliest first', async () => {
    const projectId = await newProject()
    await makePhase(app, projectId, { kind: 'preproduction', startsOn: '2031-02-01', endsOn: '2031-02-28' })
    await makePhase(app, projectId, { kind: 'editing', startsOn: '2031-03-10', endsOn: '2031-03-31' })
    await makePhase(app, projectId, { kind: 'shooting', startsOn: '2031-02-20', endsOn: '2031-03-01' })
    await makePhase(app, projectId, { kind: 'review', startsOn: '2031-04-01', endsOn: '2031-04-02' })
    const span = { from: '2031-03-01', to: '2031-03-31' }
    const { items, truncated } = await manager.client.call('team.phases.list', span)
    expect([items.map(({ kind }) => kind), truncated]).toEqual([['shooting', 'editing'], false])
  })

  test('are shown to assigned members and managers only', async () => {
    const [mine, others] = [await newProject('Mio'), await newProject('Di altri')]
    await assign(app, mine, editor.memberId)
    const span = { startsOn: '2032-05-01', endsOn: '2032-05-02' }
    for (const projectId of [mine, others]) await makePhase(app, projectId, span)
    const range = { from: '2032-05-01', to: '2032-05-31' }
    const titlesOf = async ({ client: caller }: typeof editor) =>
      (await caller.call('team.phases.list', range)).items.map(({ title }) => title)
    expect(await titlesOf(editor)).toEqual(['Mio'])
    expect((await titlesOf(manager)).sort()).toEqual(['Di altri', 'Mio'])
    expect((await editor.client.ask('team.phases.list', { projectId: others })).code).toBe('NOT_FOUND')
  })

  test('are planned, moved and removed, each with an audit entry and a live event', async () => {
    const projectId = await newProject()
    const stream = await openStream(manager.client)
    const planned = await plan(projectId)
    await waitFor(async () =>
      expect(stream.events).toContainEqual(expect.objectContaining({ topic: 'project', ids: { projectId } })),
    )
    stream.close()
    expect(planned).toMatchObject({ ...days, member: null, kind: 'editing' })
    const moved = await plan(projectId, { startsOn: '2030-03-05', version: planned?.version })
    expect(moved?.version).not.toBe(planned?.version)
    expect(await plan(projectId, { startsOn: null, endsOn: null, version: moved?.version })).toBeNull()
    expect(await listRows(app, 'projectPhases', { projectId })).toEqual([])
    const acts = await listRows(app, 'auditLog', { projectId, action: 'project.phase' }, 'createdAt')
    expect(acts.map(({ detail }) => detail)).toEqual([
      { kind: 'editing', from: null, to: days },
      { kind: 'editing', from: days, to: { ...days, startsOn: '2030-03-05' } },
      { kind: 'editing', from: { ...days, startsOn: '2030-03-05' }, to: null },
    ])
  })

  test('refuse a second move of the same version, also concurrently', async () => {
    const projectId = await newProject()
    const version = await makePhase(app, projectId)
    const move = (startsOn: string) =>
      manager.client.ask('team.phases.set', { projectId, kind: 'editing', ...days, startsOn, version })
    const answers = await Promise.all([move('2030-03-01'), move('2030-03-02')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await move('2030-03-03')).code).toBe('PHASE_CHANGED')
    const { items } = await manager.client.call('team.phases.list', { projectId })
    const [winner] = answers.filter(({ status }) => status === 200)
    expect(winner?.data).toEqual(items[0])
  })

  test('refuse the version of a phase that was removed and planned again', async () => {
    const projectId = await newProject()
    const first = await plan(projectId)
    await plan(projectId, { startsOn: null, endsOn: null, version: first?.version })
    await plan(projectId)
    const late = { projectId, kind: 'editing', ...days, version: first?.version }
    expect((await manager.client.ask('team.phases.set', late)).code).toBe('PHASE_CHANGED')
  })
})

describe('the member of a phase', () => {
  test('is assigned to the project and notified, and keeps the phase when it moves', async () => {
    const projectId = await newProject('Le vigne')
    const planned = await plan(projectId, { memberId: editor.memberId })
    expect(planned?.member).toMatchObject({ id: editor.memberId, fullName: 'Luca Moretti' })
    const { items } = await editor.client.call('team.notifications.list')
    expect(items.filter(({ message }) => message.includes('Le vigne'))).toHaveLength(1)
    const moved = await plan(projectId, { endsOn: '2030-03-09', version: planned?.version })
    expect(moved?.member?.id).toBe(editor.memberId)
    const ofEditor = { from: '2030-03-01', to: '2030-03-31', memberId: editor.memberId }
    const found = await editor.client.call('team.phases.list', ofEditor)
    expect(found.items.map(({ title }) => title)).toEqual(['Le vigne'])
  })

  test('loses it when unassigned from the project; a move of the former version is refused', async () => {
    const projectId = await newProject()
    const version = (await plan(projectId, { memberId: editor.memberId }))?.version
    await plan(projectId, { kind: 'review', memberId: manager.memberId })
    await manager.client.call('team.projects.assign', { id: projectId, memberIds: [manager.memberId] })
    const { items } = await manager.client.call('team.phases.list', { projectId })
    expect(items.map(({ kind, startsOn, member }) => [kind, startsOn, member?.id])).toEqual([
      ['editing', days.startsOn, undefined],
      ['review', days.startsOn, manager.memberId],
    ])
    const late = { projectId, kind: 'editing', ...days, version }
    expect((await manager.client.ask('team.phases.set', late)).code).toBe('PHASE_CHANGED')
  })

  test.each(['suspended', 'limited to accounting', 'unknown'])('is refused at its field: %s', async state => {
    const member = await makeMember(app, 'Video Editor')
    if (state === 'suspended') await manager.client.call('team.members.suspend', { id: member.memberId })
    if (state === 'limited to accounting')
      await updateRows(app, 'teamMembers', { id: member.memberId }, { accountingOnly: true })
    const memberId = state === 'unknown' ? client.id : member.memberId
    const projectId = await newProject()
    const set = { projectId, kind: 'editing', ...days, version: null, memberId }
    const answer = await manager.client.ask('team.phases.set', set)
    expect(answer.fields).toEqual({ memberId: 'CANNOT_WORK' })
    expect(await listRows(app, 'projectPhases', { projectId })).toEqual([])
  })

  test('may be suspended when a phase moves', async () => {
    const member = await makeMember(app, 'Video Editor')
    const projectId = await newProject()
    const planned = await plan(projectId, { memberId: member.memberId })
    await manager.client.call('team.members.suspend', { id: member.memberId })
    const moved = await plan(projectId, { endsOn: '2030-03-20', version: planned?.version })
    expect(moved).toMatchObject({ endsOn: '2030-03-20', member: { isSuspended: true } })
  })
})

test('open projects without a phase are listed, completed and planned ones are not', async () => {
  const owner = await makeClient(app)
  const open = await makeProject(app, owner.id, { title: 'Da pianificare' })
  const delivered = await makeProject(app, owner.id, { status: 'completed' })
  const planned = await makeProject(app, owner.id)
  await makePhase(app, planned)
  await assign(app, open, editor.memberId)
  const { items } = await manager.client.call('team.phases.unplanned', { limit: 100 })
  const ids = items.map(({ id }) => id)
  expect([ids.includes(open), ids.includes(delivered), ids.includes(planned)]).toEqual([true, false, false])
  expect((await editor.client.call('team.phases.unplanned')).items.map(({ id }) => id)).toEqual([open])
})

const today = dayInRome(app.clock.now())
const monday = mondayOf(today)

const workOf = async (memberId: string) =>
  (await manager.client.call('team.workload')).find(work => work.memberId === memberId)

test('counts open, late and soon due projects of a member, and this week’s phases', async () => {
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
  const spans = [
    ['preproduction', addDays(monday, -9), addDays(monday, -1)],
    ['shooting', addDays(monday, -9), monday],
    ['editing', addDays(monday, 6), addDays(monday, 20)],
    ['review', addDays(monday, 7), addDays(monday, 20)],
  ] as const
  for (const [kind, startsOn, endsOn] of spans)
    await makePhase(app, planned, { kind, startsOn, endsOn, memberId })
  await makePhase(app, delivered, { startsOn: today, endsOn: today, memberId })
  const work = { openProjects: 5, lateProjects: 1, dueProjects: 2, phases: 2 }
  expect(await workOf(memberId)).toEqual({ memberId, ...work })
})

test.each([{ suspendedAt: new Date() }, { accountingOnly: true }])(
  'leaves out a member with %j',
  async state => {
    const { memberId } = await makeMember(app, 'Video Editor')
    await updateRows(app, 'teamMembers', { id: memberId }, state)
    expect(await workOf(memberId)).toBeUndefined()
  },
)
