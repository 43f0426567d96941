import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { type Member, makeMember } from '../../support/builders/people.ts'
import { deleteRows, insertRows, listRows, updateRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'

const app = await startApp()
const giulia = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })
const luca = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

const say = (member: Member, message: string, requestId: string = randomUUID()) =>
  member.client.call('team.chat.send', { message, requestId })
const unreadOf = async (member: Member) => (await member.client.call('team.chat.unreadCount')).count

describe('a message', () => {
  test('keeps the name and role at the time', async () => {
    const author = await makeMember(app, 'Video Editor', { fullName: 'Sara Conti' })
    const sent = await say(author, 'Primo montaggio pronto.')
    const changed = { fullName: 'Sara Conti Bianchi', role: 'Creative Director' }
    await updateRows(app, 'teamMembers', { id: author.memberId }, changed)
    const { items } = await giulia.client.call('team.chat.list')
    expect(items[0]).toEqual(sent)
    expect(sent).toMatchObject({
      userName: 'Sara Conti',
      userRole: 'Video Editor',
      memberId: author.memberId,
    })
  })

  test('is kept when its author is deleted', async () => {
    const author = await makeMember(app, 'Video Editor', { fullName: 'Piero Sala' })
    const { id } = await say(author, 'Ciao a tutti.')
    await deleteRows(app, 'teamMembers', { id: author.memberId })
    const { items } = await giulia.client.call('team.chat.list')
    expect(items.find(item => item.id === id)).toMatchObject({ userName: 'Piero Sala', memberId: null })
  })

  test('is refused when blank or longer than 4,000 characters', async () => {
    const codeOf = async (message: string) =>
      (await giulia.client.ask('team.chat.send', { message })).fields?.message
    expect(await codeOf(' \n\u00a0')).toBe('REQUIRED')
    expect(await codeOf('a'.repeat(4000))).toBeUndefined()
    expect(await codeOf('a'.repeat(4001))).toBe('TOO_LONG')
  })
})

test('appears once over all pages, in order, during concurrent writes', async () => {
  const words = Array.from({ length: 30 }, (_, index) => `Insieme ${index}`)
  await Promise.all(words.map((message, index) => say(index % 2 ? luca : giulia, message)))
  const all = await allPages(next => giulia.client.call('team.chat.list', { limit: 7, ...next }))
  expect(new Set(all.map(item => item.id)).size).toBe(all.length)
  expect(all.filter(item => item.message.startsWith('Insieme'))).toHaveLength(30)
  const moments = all.map(item => item.createdAt)
  expect(new Set(moments).size).toBe(moments.length)
  expect(moments).toEqual([...moments].sort().reverse())
})

describe('the unread count', () => {
  test('counts messages of others since the last visit, never own ones', async () => {
    const newcomer = await makeMember(app, 'Motion Designer')
    expect(await unreadOf(newcomer)).toBe(0)
    await say(giulia, 'Uno')
    await say(luca, 'Due')
    await say(newcomer, 'Tre')
    await say(giulia, 'Quattro')
    expect(await unreadOf(newcomer)).toBe(3)
    await newcomer.client.call('team.chat.markRead')
    expect(await unreadOf(newcomer)).toBe(0)
    await say(luca, 'Cinque')
    expect(await unreadOf(newcomer)).toBe(1)
  })

  test('ends at 100', async () => {
    const reader = await makeMember(app, 'Motion Designer')
    const row = { teamMemberId: luca.memberId, userName: 'L', userRole: 'R', userInitials: 'L', message: 'x' }
    const createdAt = new Date(Date.now() + 60_000)
    const many = Array.from({ length: 120 }, () => ({ ...row, createdAt }))
    await insertRows(app, 'teamMessages', many)
    expect(await unreadOf(reader)).toBe(100)
    await deleteRows(app, 'teamMessages', { message: 'x' })
  })
})

test('a message reaches others, and a read mark the member’s own streams, within a second', async () => {
  const stream = await openStream(luca.client)
  const { id } = await say(giulia, 'Mi senti?')
  await expect
    .poll(() => stream.events.map(event => event.ids), { timeout: 1000 })
    .toEqual([{ messageId: id }])
  await luca.client.call('team.chat.markRead')
  await expect
    .poll(() => stream.events.map(event => event.topic), { timeout: 1000 })
    .toEqual(['chat', 'chat'])
})

describe('a mentioned member', () => {
  test('is notified once; others and the author are not', async () => {
    const nina = await makeMember(app, 'Motion Designer', { fullName: 'Nina Greco' })
    const other = await makeMember(app, 'Motion Designer', { fullName: 'Ugo Greco' })
    await say(luca, '@nina greco e di nuovo @Nina Greco: @Luca Moretti ti aspetta.')
    const { items } = await nina.client.call('team.notifications.list')
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ title: 'Ti hanno nominato in chat', link: '/team/chat', read: false })
    expect((await other.client.call('team.notifications.list')).items).toEqual([])
    expect((await luca.client.call('team.notifications.list')).items).toEqual([])
  })

  test('is not notified when suspended', async () => {
    const gone = await makeMember(app, 'Motion Designer', { fullName: 'Ada Longo' })
    await giulia.client.call('team.members.suspend', { id: gone.memberId })
    await say(luca, 'Ciao @Ada Longo')
    const told = await listRows(app, 'notifications', { userId: gone.id })
    expect(told).toEqual([])
  })
})
