import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeConfirmedOrder, makePaidOrder, payDeposit } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, makePayment, makeProject } from '../../support/builders/projects.ts'
import { makePhase, makeShoot } from '../../support/builders/schedule.ts'
import { getRow, updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const today = dayInRome(app.clock.now())

const archive = (...ids: string[]) => manager.client.call('team.projects.archive', { ids })
const restore = (...ids: string[]) => manager.client.call('team.projects.restore', { ids })
const isArchived = async (id: string) => (await getRow(app, 'projects', { id })).archivedAt !== null
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

/** Creates an unpaid project whose deadline was a week ago. */
async function unpaid(title: string) {
  const owner = await makeClient(app)
  const projectId = await makeProject(app, owner.id, { title, deadline: addDays(today, -7) })
  return { projectId, ...owner }
}

describe('the archive', () => {
  test('accepts completed and unpaid projects, and names those that it refuses', async () => {
    const { projectId: draft } = await unpaid('Mai partito')
    const { projectId: running } = await makePaidOrder(app)
    const { projectId: done } = await makePaidOrder(app)
    await updateRows(app, 'projects', { id: running }, { title: 'In lavorazione' })
    await updateRows(app, 'projects', { id: done }, { status: 'completed' })
    const missing = crypto.randomUUID()
    const result = await archive(draft, running, done, missing)
    expect(result.done).toEqual([draft, done])
    expect(result.refused).toEqual([
      { id: running, title: 'In lavorazione', code: 'PROJECT_IN_PROGRESS' },
      { id: missing, title: null, code: 'NOT_FOUND' },
    ])
    expect(await archive(draft)).toEqual({
      done: [],
      refused: [{ id: draft, title: 'Mai partito', code: 'PROJECT_ARCHIVED' }],
    })
    const { history, archivedAt } = await manager.client.call('team.projects.get', { id: draft })
    expect(history.filter(({ action }) => action === 'project.archived')).toHaveLength(1)
    expect(archivedAt).not.toBeNull()
  })

  test('undone restores what was archived, and not what somebody else archived meanwhile', async () => {
    const [{ projectId: mine }, { projectId: theirs }] = [await unpaid('Il mio'), await unpaid('Il loro')]
    const colleague = await makeMember(app, 'Project Manager')
    await colleague.client.call('team.projects.archive', { ids: [theirs] })
    const { done, refused } = await archive(mine, theirs)
    expect(refused).toMatchObject([{ title: 'Il loro', code: 'PROJECT_ARCHIVED' }])
    await restore(...done)
    expect([await isArchived(mine), await isArchived(theirs)]).toEqual([false, true])
  })

  test('archives once when two managers do so at once', async () => {
    const { projectId } = await unpaid('In due')
    const results = await Promise.all([archive(projectId), archive(projectId)])
    expect(results.flatMap(({ done }) => done)).toEqual([projectId])
    expect(results.flatMap(({ refused }) => refused)).toMatchObject([{ code: 'PROJECT_ARCHIVED' }])
  })

  test('refuses a project with a pending payment', async () => {
    const { projectId } = await makeConfirmedOrder(app)
    await makePayment(app, projectId, { status: 'processing' })
    expect((await archive(projectId)).refused).toMatchObject([{ code: 'PROJECT_IN_PROGRESS' }])
  })

  test('hides its projects from every other list and count of the hub', async () => {
    const { projectId, client } = await unpaid('Solo in archivio')
    const { memberId } = await makeMember(app, 'Video Editor')
    await assign(app, projectId, memberId)
    await makePhase(app, projectId, { startsOn: today, endsOn: today, memberId })
    await makeShoot(app, projectId, { day: today })
    const span = { from: addDays(today, -8), to: today }
    const seen = async () => {
      const search = 'solo in archivio'
      const day = await manager.client.call('team.today')
      const timeline = await manager.client.call('team.timeline.list', span)
      const work = (await manager.client.call('team.workload')).find(one => one.memberId === memberId)
      return {
        list: titles(await manager.client.call('team.projects.list', { search })),
        count: (await manager.client.call('team.projects.list', { search })).total.count,
        archived: titles(
          await manager.client.call('team.projects.list', { search, archived: true, sort: 'title' }),
        ),
        late: titles(day.late).includes('Solo in archivio'),
        theirs: titles(day.theirs).includes('Solo in archivio'),
        phases: titles(await manager.client.call('team.phases.list', span)).includes('Solo in archivio'),
        shoots: titles(await manager.client.call('team.shoots.list', span)).includes('Solo in archivio'),
        work: [work?.openProjects, work?.phases],
        timeline: JSON.stringify(timeline).includes('Solo in archivio'),
      }
    }
    const openProjects = async () =>
      (await manager.client.call('team.overview', {})).projects.open[0]?.overdue ?? 0
    const before = await openProjects()
    const shown = {
      list: ['Solo in archivio'],
      archived: [],
      late: true,
      theirs: true,
      phases: true,
      shoots: true,
      work: [1, 1],
    }
    expect(await seen()).toMatchObject(shown)
    await archive(projectId)
    expect(await seen()).toEqual({
      list: [],
      count: 0,
      archived: ['Solo in archivio'],
      late: false,
      theirs: false,
      phases: false,
      shoots: false,
      work: [0, 0],
      timeline: false,
    })
    expect(await openProjects()).toBe(before - 1)
    expect(await getRow(app, 'projectTurns', { projectId })).toMatchObject({
      side: 'none',
      because: 'archived',
    })
    expect(titles(await client.call('dashboard.projects.list'))).toContain('Solo in archivio')
    await restore(projectId)
    expect(await seen()).toMatchObject(shown)
  })

  test('restores a project when its client acts, but not when the team does', async () => {
    const { projectId, client } = await unpaid('Torna da solo')
    await archive(projectId)
    await manager.client.call('team.projects.rename', { id: projectId, title: 'Torna sempre' })
    await manager.client.call('team.messages.send', { projectId, text: 'Ci siete ancora?' })
    expect(await isArchived(projectId)).toBe(true)
    await client.call('dashboard.messages.list', { projectId })
    expect(await isArchived(projectId)).toBe(true)
    await client.call('dashboard.messages.send', { projectId, text: 'Ripartiamo!' })
    expect(await isArchived(projectId)).toBe(false)
    expect((await getRow(app, 'projectTurns', { projectId })).because).toBe('message-to-answer')
  })

  test('restores a project on payment, and when a manager reopens it', async () => {
    const order = await makeConfirmedOrder(app)
    await archive(order.projectId)
    await payDeposit(order)
    expect(await isArchived(order.projectId)).toBe(false)
    const { projectId } = await unpaid('Ripreso')
    await archive(projectId)
    await manager.client.call('team.projects.setStatus', { id: projectId, status: 'in-production' })
    expect(await isArchived(projectId)).toBe(false)
  })

  test('restores a project whose client is sent a version', async () => {
    const { projectId } = await makePaidOrder(app)
    await updateRows(app, 'projects', { id: projectId }, { status: 'completed' })
    await archive(projectId)
    const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
    await manager.client.call('team.deliverables.publish', { projectId, uploadId, versionName: 'v2' })
    expect(await getRow(app, 'projects', { id: projectId })).toMatchObject({
      status: 'in-review',
      archivedAt: null,
    })
  })
})

describe('assigning to many projects', () => {
  test('adds the members, keeps the others and notifies the added ones', async () => {
    const [one, two] = [await makeMember(app, 'Video Editor'), await makeMember(app, 'Motion Designer')]
    const { projectId: first } = await unpaid('Primo')
    const { projectId: second } = await unpaid('Secondo')
    await manager.client.call('team.projects.assign', { id: first, memberIds: [one.memberId] })
    const ids = [first, second, crypto.randomUUID()]
    const assign = () =>
      manager.client.call('team.projects.assignToAll', { ids, memberIds: [one.memberId, two.memberId] })
    expect(await assign()).toMatchObject({ done: [first, second], refused: [{ code: 'NOT_FOUND' }] })
    await assign()
    for (const id of [first, second]) {
      const { members } = await manager.client.call('team.projects.get', { id })
      expect(members.map(member => member.id).sort()).toEqual([one.memberId, two.memberId].sort())
    }
    const news = (await one.client.call('team.notifications.list')).items.map(({ message }) => message)
    expect(news.toSorted()).toEqual(['Ti è stato assegnato «Primo».', 'Ti è stato assegnato «Secondo».'])
  })

  test('refuses members who cannot be assigned', async () => {
    const { projectId } = await unpaid('Senza nessuno')
    const limited = await makeMember(app, 'Video Editor')
    await updateRows(app, 'teamMembers', { id: limited.memberId }, { accountingOnly: true })
    for (const memberIds of [[limited.memberId], [crypto.randomUUID()]]) {
      const { fields } = await manager.client.ask('team.projects.assignToAll', {
        ids: [projectId],
        memberIds,
      })
      expect(fields).toEqual({ memberIds: 'SOME_CANNOT_WORK' })
    }
    const { fields } = await manager.client.ask('team.projects.assignToAll', { ids: [], memberIds: [] })
    expect(fields).toMatchObject({ ids: 'REQUIRED', memberIds: 'REQUIRED' })
  })
})
