import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { type Member, makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, companyOf, makeProject } from '../../support/builders/projects.ts'
import { deleteRows, insertRows, listRows } from '../../support/rows.ts'

const app = await startApp({ env: { PREVIEW_PASSWORD: 'una parola per i test' } })
const gate = app.visitor()
await gate.call('gate.unlock', { password: 'una parola per i test' })
const key = gate.jar.get('gate') ?? ''

async function member(role: 'Project Manager' | 'Video Editor', fullName: string): Promise<Member> {
  const made = await makeMember(app, role, { fullName })
  made.client.jar.set('gate', key)
  return made
}

const manager = await member('Project Manager', 'Giulia Ferri')
const editor = await member('Video Editor', 'Luca Moretti')
const client = await makeClient(app)
const today = dayInRome(new Date())

const titlesOf = async ({ client: caller }: Member, range: { from: string; to: string; memberId?: string }) =>
  (await caller.call('team.timeline.list', range)).items.map(item => item.title)

describe('the timeline', () => {
  test('has the deadlines of a date range, both ends included, earliest first', async () => {
    const days = { Prima: '2030-02-28', Primo: '2030-03-01', Ultimo: '2030-03-31', Dopo: '2030-04-01' }
    for (const [title, deadline] of Object.entries(days).reverse())
      await makeProject(app, client.id, { title, deadline })
    await makeProject(app, client.id, { title: 'Senza scadenza' })
    expect(await titlesOf(manager, { from: '2030-03-01', to: '2030-03-31' })).toEqual(['Primo', 'Ultimo'])
  })

  test('shows an editor the assigned projects, completed or not, with their members', async () => {
    const mine = await makeProject(app, client.id, {
      title: 'Mio',
      deadline: '2031-05-05',
      status: 'completed',
    })
    await makeProject(app, client.id, { title: 'Di altri', deadline: '2031-05-05' })
    await assign(app, mine, editor.memberId)
    const range = { from: '2031-05-01', to: '2031-05-31' }
    expect((await titlesOf(manager, range)).sort()).toEqual(['Di altri', 'Mio'])
    expect(await titlesOf(manager, { ...range, memberId: editor.memberId })).toEqual(['Mio'])
    expect(await titlesOf(editor, range)).toEqual(['Mio'])
    expect(await titlesOf(editor, { ...range, memberId: manager.memberId })).toEqual([])
    const [item] = (await editor.client.call('team.timeline.list', range)).items
    expect(item).toMatchObject({
      id: mine,
      deadline: '2031-05-05',
      status: 'completed',
      members: [{ id: editor.memberId, fullName: 'Luca Moretti' }],
    })
  })
})

const fetchCalendar = (url: string | null) => app.visitor().fetch(new URL(url ?? '', app.origin).pathname)
const calendarOf = async (url: string | null) => (await fetchCalendar(url)).text()
const statusOf = async (url: string | null) => (await fetchCalendar(url)).status

async function newcomer() {
  const made = await member('Video Editor', 'Nina Greco')
  const { url } = await made.client.call('team.calendar.renew')
  return { ...made, url }
}

describe('the private calendar', () => {
  test('is created on request, shown again later, and stored as a hash only', async () => {
    const nina = await member('Video Editor', 'Nina Greco')
    const none = { url: null, active: false, createdAt: null }
    expect(await nina.client.call('team.calendar.get')).toEqual(none)
    const made = await nina.client.call('team.calendar.renew')
    expect(await nina.client.call('team.calendar.get')).toEqual(made)
    expect(made.url).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
    const stored = await listRows(app, 'calendarAddresses')
    expect(JSON.stringify(stored)).not.toContain(/[\w-]{43}(?=\.ics)/.exec(made.url ?? '')?.[0])
    await nina.client.call('team.calendar.revoke')
    expect(await nina.client.call('team.calendar.get')).toEqual(none)
  })

  test('opens without session and gate, with the member’s timeline', async () => {
    const nina = await newcomer()
    const title = `Pane, olio; sale\nè ${'lungo '.repeat(20)}`
    const mine = await makeProject(app, client.id, { title, deadline: addDays(today, 10) })
    const others = await makeProject(app, client.id, { title: 'Di altri', deadline: addDays(today, 10) })
    await assign(app, mine, nina.memberId)
    const answer = await fetchCalendar(nina.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const text = await answer.text()
    expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain(`UID:${mine}`)
    expect(lines).toContain(`DTSTART;VALUE=DATE:${addDays(today, 10).replaceAll('-', '')}`)
    expect(lines.find(line => line.startsWith('SUMMARY'))).toContain(
      'Consegna: Pane\\, olio\\; sale\\nè lungo',
    )
    expect(text).not.toContain(others)
    expect(await calendarOf(nina.url)).toBe(text)
  })

  test('has all projects for a manager', async () => {
    const id = await makeProject(app, client.id, { deadline: addDays(today, 3) })
    const { url } = await manager.client.call('team.calendar.renew')
    expect(await calendarOf(url)).toContain(`UID:${id}`)
  })

  test('has the deadlines nearest to today, before and after it, if there are more than it holds', async () => {
    const [userId, companyId] = [client.id, await companyOf(app, client.id)]
    const many = (title: string, days: number) =>
      Array.from({ length: 501 }, (_, index) => ({
        userId,
        companyId,
        title: `${title} ${index}`,
        deadline: addDays(today, index === 0 ? days : days / 2),
      }))
    await insertRows(app, 'projects', [...many('Vecchio', -90), ...many('Futuro', 360)])
    const { url } = await manager.client.call('team.calendar.renew')
    const calendar = await calendarOf(url)
    const titles = ['Vecchio 500', 'Futuro 500', 'Vecchio 0', 'Futuro 0']
    const shown = titles.filter(title => calendar.includes(`Consegna: ${title}\r`))
    expect(shown).toEqual(['Vecchio 500', 'Futuro 500'])
    await deleteRows(app, 'projects', { userId })
  })

  test('ends with a new address, with its removal, and with the member', async () => {
    const nina = await newcomer()
    const { url: second } = await nina.client.call('team.calendar.renew')
    expect([await statusOf(nina.url), await statusOf(second)]).toEqual([404, 200])
    await nina.client.call('team.calendar.revoke')
    expect(await statusOf(second)).toBe(404)
    const gone = await newcomer()
    await deleteRows(app, 'teamMembers', { id: gone.memberId })
    expect(await statusOf(gone.url)).toBe(404)
  })

  test('is closed while the member is suspended or their account disabled', async () => {
    const nina = await newcomer()
    await manager.client.call('team.members.suspend', { id: nina.memberId })
    expect(await statusOf(nina.url)).toBe(404)
    await manager.client.call('team.members.restore', { id: nina.memberId })
    expect(await statusOf(nina.url)).toBe(200)
    const users = app.context.db.updateTable('users').where('id', '=', nina.id)
    await users.set({ disabledAt: new Date() }).execute()
    expect(await statusOf(nina.url)).toBe(404)
  })
})
