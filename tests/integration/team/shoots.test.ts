import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome, momentInRome } from 'shared/formats/date-it'
import { shootMails, shootNews, shootTexts } from 'shared/messages/it/schedule'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { makeShoot } from '../../support/builders/schedule.ts'
import { deleteRows, insertRows, listRows, updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')
const today = dayInRome(app.clock.now())
const tomorrow = addDays(today, 1)
const place = { address: 'Via dei Mulini 7, Parma', contact: 'Marta, 333 1234567', callTime: '08:30' }

async function newProject(title: string) {
  const client = await makeClient(app)
  const projectId = await makeProject(app, client.id, { title })
  await assign(app, projectId, editor.memberId)
  return { client, projectId }
}

type Asker = Pick<typeof manager, 'client'>

const newsOf = async ({ client }: Asker, area: 'dashboard' | 'team', title: string) =>
  (await client.call(`${area}.notifications.list`, { limit: 100 })).items
    .filter(({ message }) => message.includes(title))
    .map(item => item.title)

const shootsOf = async (client: Asker['client'], projectId: string) =>
  (await client.call('dashboard.status.get', { projectId })).shoots

describe('a shooting day', () => {
  test('is shown to the client and announced by mail, to assigned members in the app', async () => {
    const { client, projectId } = await newProject('Il mulino')
    const colleague = await makeColleague(app, client.id, { hats: ['approver'] })
    const shoot = { projectId, requestId: randomUUID(), day: tomorrow, ...place }
    const added = await manager.client.call('team.shoots.add', shoot)
    // A repeated request is not announced again.
    expect(await manager.client.call('team.shoots.add', shoot)).toEqual(added)
    expect(await shootsOf(client.client, projectId)).toEqual([{ id: added.id, day: tomorrow, ...place }])
    const told = shootTexts.day(tomorrow)
    for (const { email } of [client, colleague]) {
      const mail = await app.mailbox.find(email, shootMails.of.added.subject('Il mulino', told))
      for (const word of [told, place.address, place.contact, 'ore 08:30']) expect(mail.text).toContain(word)
    }
    expect(await newsOf(client, 'dashboard', 'Il mulino')).toEqual([shootNews.added.title])
    expect(await newsOf(editor, 'team', 'Il mulino')).toEqual([shootNews.added.title])
  })

  test('is announced when moved, changed and cancelled, but not when nothing changed', async () => {
    const { client, projectId } = await newProject('La vigna')
    const { id } = await manager.client.call('team.shoots.add', { projectId, day: tomorrow, ...place })
    const later = addDays(tomorrow, 3)
    const change = { id, day: later, ...place }
    await manager.client.call('team.shoots.change', change)
    await manager.client.call('team.shoots.change', change)
    const { address } = place
    const changed = await manager.client.call('team.shoots.change', { id, day: later, address })
    expect(changed).toMatchObject({ contact: null, callTime: null })
    await manager.client.call('team.shoots.remove', { id })
    expect((await newsOf(client, 'dashboard', 'La vigna')).sort()).toEqual(
      [shootNews.added, shootNews.changed, shootNews.moved, shootNews.removed]
        .map(({ title }) => title)
        .sort(),
    )
    await app.mailbox.find(client.email, shootMails.of.removed.subject('La vigna', shootTexts.day(later)))
    expect(await shootsOf(client.client, projectId)).toEqual([])
    const acts = await listRows(app, 'auditLog', { projectId }, 'createdAt')
    expect(acts.filter(({ action }) => action.startsWith('shoot.')).map(({ detail }) => detail)).toEqual([
      { from: null, to: tomorrow },
      { from: tomorrow, to: later },
      { from: later, to: later },
      { from: later, to: null },
    ])
  })

  test('refuses a change or cancellation of a former version, also concurrently', async () => {
    const { projectId } = await newProject('La cava')
    const id = await makeShoot(app, projectId, { day: tomorrow })
    const seen = async () =>
      (await manager.client.call('team.shoots.list', { projectId })).items[0]?.updatedAt ?? ''
    const seenAt = await seen()
    const change = (callTime: string, at = seenAt) =>
      manager.client.ask('team.shoots.change', { id, day: tomorrow, ...place, callTime, seenAt: at })
    const answers = await Promise.all([change('08:00'), change('09:00')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await change('10:00')).code).toBe('SHOOT_CHANGED')
    const seenLater = await seen()
    expect((await change('10:00', seenLater)).data).toMatchObject({ callTime: '10:00' })
    // The answer of the change may have been lost.
    expect((await change('10:00', seenLater)).data).toMatchObject({ callTime: '10:00' })
    const remove = (at: string) => manager.client.ask('team.shoots.remove', { id, seenAt: at })
    expect((await remove(seenAt)).code).toBe('SHOOT_CHANGED')
    expect((await remove(await seen())).status).toBe(200)
  })

  test.each([
    [{ address: '' }, { address: 'REQUIRED' }],
    [{ callTime: '25:00' }, { callTime: 'INVALID_TIME' }],
    [{ day: addDays(today, -1) }, { day: 'DAY_PAST' }],
  ])('with %j is refused with a field error', async (wrong, fields) => {
    const { projectId } = await newProject('Senza luogo')
    const answer = await manager.client.ask('team.shoots.add', {
      projectId,
      day: tomorrow,
      ...place,
      ...wrong,
    } as never)
    expect([answer.code, answer.fields]).toEqual(['INVALID_INPUT', fields])
    expect(await listRows(app, 'projectShoots', { projectId })).toEqual([])
  })

  test('in the past is corrected and removed without notifications, and hidden from the client', async () => {
    const { client, projectId } = await newProject('Ieri')
    const day = addDays(today, -1)
    const id = await makeShoot(app, projectId, { day })
    expect(await shootsOf(client.client, projectId)).toEqual([])
    await manager.client.call('team.shoots.change', { id, day, ...place })
    const moved = await manager.client.ask('team.shoots.change', { id, day: addDays(day, -1), ...place })
    expect(moved.fields).toEqual({ day: 'DAY_PAST' })
    await manager.client.call('team.shoots.remove', { id })
    expect(await newsOf(client, 'dashboard', 'Ieri')).toEqual([])
  })

  test('is shown to assigned members and managers only', async () => {
    const { projectId } = await newProject('Mio')
    const others = await makeProject(app, (await makeClient(app)).id, { title: 'Di altri' })
    for (const id of [projectId, others]) await makeShoot(app, id, { day: '2038-06-01' })
    const range = { from: '2038-06-01', to: '2038-06-01' }
    const titlesOf = async ({ client }: Asker, more = {}) =>
      (await client.call('team.shoots.list', { ...range, ...more })).items.map(({ title }) => title)
    expect(await titlesOf(editor)).toEqual(['Mio'])
    expect((await titlesOf(manager)).sort()).toEqual(['Di altri', 'Mio'])
    expect(await titlesOf(manager, { memberId: editor.memberId })).toEqual(['Mio'])
    expect((await editor.client.ask('team.shoots.list', { projectId: others })).code).toBe('NOT_FOUND')
  })
})

describe('calendars', () => {
  const linesOf = async (url: string | null) => {
    const answer = await app.visitor().fetch(new URL(url ?? '', app.origin).pathname)
    return { status: answer.status, lines: (await answer.text()).replaceAll('\r\n ', '').split('\r\n') }
  }

  test('of client and team have the day with its place, at the call time in Rome or as a whole day', async () => {
    const { client, projectId } = await newProject('Il frantoio')
    await makeShoot(app, projectId, { day: tomorrow, ...place })
    await makeShoot(app, projectId, { day: addDays(tomorrow, 1), address: 'Piazza Duomo, Parma' })
    const { url } = await client.client.call('dashboard.calendar.renew')
    const ofEditor = await editor.client.call('team.calendar.renew')
    const basic = (day: string) => day.replaceAll('-', '')
    const expected = [
      `DTSTART:${momentInRome(tomorrow, '08:30')
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, '')}`,
      `DTSTART;VALUE=DATE:${basic(addDays(tomorrow, 1))}`,
      'LOCATION:Via dei Mulini 7\\, Parma',
      'SUMMARY:Riprese: Il frantoio',
    ]
    for (const { lines } of [await linesOf(url), await linesOf(ofEditor.url)])
      expect(lines).toEqual(expect.arrayContaining(expected))
  })

  test('have the days nearest to today, before and after it, if there are more than they hold', async () => {
    const { client, projectId } = await newProject('Il lungo')
    const many = (far: number, near: number) =>
      Array.from({ length: 501 }, (_, index) => ({
        projectId,
        day: addDays(today, index === 0 ? far : near),
        address: `${near} ${index}.`,
      }))
    await insertRows(app, 'projectShoots', [...many(-90, -45), ...many(360, 180)])
    const { url } = await client.client.call('dashboard.calendar.renew')
    const ofEditor = await editor.client.call('team.calendar.renew')
    for (const { lines } of [await linesOf(url), await linesOf(ofEditor.url)]) {
      const shown = ['-45 500.', '180 500.', '-45 0.', '180 0.'].map(at => lines.includes(`LOCATION:${at}`))
      expect(shown).toEqual([true, true, false, false])
    }
    await deleteRows(app, 'projectShoots', { projectId })
  })

  test('of a client contain no other or former company, and end when revoked', async () => {
    const { client, projectId } = await newProject('Mio')
    const { projectId: others } = await newProject('Di altri')
    const [mine, foreign] = [await makeShoot(app, projectId), await makeShoot(app, others)]
    const day = tomorrow
    await updateRows(app, 'projectShoots', { id: mine }, { day })
    await updateRows(app, 'projectShoots', { id: foreign }, { day })
    const colleague = await makeColleague(app, client.id, { hats: ['billing'] })
    const { url } = await colleague.client.call('dashboard.calendar.renew')
    expect(await colleague.client.call('dashboard.calendar.get')).toMatchObject({ url, active: true })
    const seen = (await linesOf(url)).lines.filter(line => line.startsWith('UID:'))
    expect(seen).toEqual([`UID:${mine}`])
    await deleteRows(app, 'companyMembers', { userId: colleague.id })
    expect((await linesOf(url)).lines.filter(line => line.startsWith('UID:'))).toEqual([])
    await colleague.client.call('dashboard.calendar.revoke')
    expect((await linesOf(url)).status).toBe(404)
  })
})
