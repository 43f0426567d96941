import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import type { ProjectStatus } from 'shared/projects/status'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { insertRow, updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')
const client = await makeClient(app, { fullName: 'Chiara Colombo' })
const now = app.clock.now()
const HOUR = 3_600_000

const today = (member = manager) => member.client.call('team.today')
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)
const inDays = (days: number) => addDays(dayInRome(now), days)

test('lists late and unassigned projects, turns and overdue requests, oldest first', async () => {
  const make = (title: string, days: number, status: ProjectStatus = 'in-production') =>
    makeProject(app, client.id, { title, deadline: inDays(days), status })
  const late = await make('In ritardo', -3)
  const later = await make('In ritardo da più tempo', -9)
  await make('Finito', -9, 'completed')
  const dueToday = await make('Scade oggi', 0)
  for (const projectId of [late, dueToday]) await assign(app, projectId, editor.memberId)
  const turns = [
    [late, { side: 'team', because: 'version-to-send', since: new Date(now.getTime() - HOUR) }],
    [later, { side: 'team', because: 'message-to-answer', since: new Date(now.getTime() - 2 * HOUR) }],
    [dueToday, { side: 'client', because: 'payment', since: now }],
  ] as const
  await updateRows(app, 'projectTurns', {}, { side: 'none', because: 'completed', recheckAt: null })
  for (const [projectId, turn] of turns) await updateRows(app, 'projectTurns', { projectId }, turn)
  for (const hours of [23, 25])
    await insertRow(app, 'contactMessages', {
      name: `Da ${hours} ore`,
      email: 'chi@esempio.it',
      message: 'Quanto costa un video?',
      createdAt: new Date(now.getTime() - hours * HOUR),
    })

  const seen = await today()
  expect(titles(seen.late)).toEqual(['In ritardo da più tempo', 'In ritardo'])
  expect(seen.late.items[1]).toMatchObject({ projectId: late, client: 'Chiara Colombo', because: 'late' })
  expect(seen.ours.items.map(({ because }) => because)).toEqual(['message-to-answer', 'version-to-send'])
  expect(seen.theirs).toMatchObject({ count: 1, items: [{ title: 'Scade oggi', because: 'payment' }] })
  expect(titles(seen.unassigned)).toEqual(['In ritardo da più tempo'])
  expect(seen.overdueRequests).toMatchObject({ count: 1, items: [{ kind: 'contact', name: 'Da 25 ore' }] })

  const list = (input: object) => manager.client.call('team.projects.list', input)
  expect(titles(await list({ late: true })).sort()).toEqual(['In ritardo', 'In ritardo da più tempo'])
  const oursInList = await list({ turn: 'team' })
  expect(titles(oursInList).sort()).toEqual(['In ritardo', 'In ritardo da più tempo'])
  expect(oursInList.items.find(({ id }) => id === late)?.turn).toMatchObject({
    side: 'team',
    because: 'version-to-send',
  })

  const ownOfEditor = await today(editor)
  expect(titles(ownOfEditor.late)).toEqual(['In ritardo'])
  expect(titles(ownOfEditor.ours)).toEqual(['In ritardo'])
  expect([ownOfEditor.unassigned.count, ownOfEditor.overdueRequests.count]).toEqual([0, 0])
})

test('counts all and lists the first twenty', async () => {
  for (let nth = 0; nth < 21; nth++) await makeProject(app, client.id, { title: `Senza nessuno ${nth}` })
  const { unassigned } = await today()
  expect([unassigned.items.length, unassigned.count]).toEqual([20, 22])
})

test('reminds the client by mail once a day of their turn', async () => {
  const projectId = await makeProject(app, client.id, { title: 'Da completare' })
  const remind = (because: 'brief-to-write' | 'payment' = 'brief-to-write') =>
    manager.client.ask('team.projects.remind', { projectId, because })
  expect((await remind('payment')).code).toBe('TURN_CHANGED')
  expect((await remind()).status).toBe(200)
  const mail = await app.mailbox.find(client.email, /^Promemoria: «Da completare»/)
  expect(mail.text).toContain(`/dashboard/briefing?project=${projectId}`)
  expect((await remind()).code).toBe('CLIENT_REMINDED_TODAY')
  // Old enough to be among the first twenty.
  await updateRows(app, 'projectTurns', { projectId }, { since: new Date(now.getTime() - 9 * HOUR) })
  expect((await today()).theirs.items[0]).toMatchObject({ projectId, isRemindedToday: true })
})

test('reports to the manager that the client has disabled reminders, and sends none', async () => {
  const owner = await makeClient(app)
  const projectId = await makeProject(app, owner.id)
  const set = (isOn: boolean) =>
    owner.client.call('account.notificationSettings.set', { kind: 'reminders', channel: 'mail', isOn })
  const remind = () => manager.client.ask('team.projects.remind', { projectId, because: 'brief-to-write' })
  await set(false)
  expect((await remind()).code).toBe('REMINDERS_OFF')
  await set(true)
  expect((await remind()).status).toBe(200)
  await app.mailbox.find(owner.email, /^Promemoria/)
})
