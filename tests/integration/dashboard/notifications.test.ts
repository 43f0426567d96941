import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeNotification } from '../../support/builders/projects.ts'

const app = await startApp({ work: false })

describe('the list of notifications', () => {
  test('can be asked for what is still to be read, page by page', async () => {
    const person = await makeClient(app)
    for (let n = 0; n < 7; n++) {
      const createdAt = new Date(Date.UTC(2026, 0, n + 1))
      await makeNotification(app, person.id, { title: `n${n}`, read: n % 2 === 0, createdAt })
    }
    const list = (input: { unread?: true; limit?: number; cursor?: string }) =>
      person.client.call('dashboard.notifications.list', input)
    const first = await list({ unread: true, limit: 2 })
    expect(first.items.map(item => item.title)).toEqual(['n5', 'n3'])
    const second = await list({ unread: true, limit: 2, cursor: first.nextCursor ?? '' })
    expect([second.items.map(item => item.title), second.nextCursor]).toEqual([['n1'], null])
    expect((await list({})).items).toHaveLength(7)
  })

  test('is the same in the hub', async () => {
    const member = await makeMember(app, 'Video Editor')
    const id = await makeNotification(app, member.id)
    await makeNotification(app, member.id, { read: true })
    const { items } = await member.client.call('team.notifications.list', { unread: true })
    expect(items.map(item => item.id)).toEqual([id])
  })

  test('finds the unread by their own index, without sorting', async () => {
    const person = await makeClient(app)
    const { rows } = await sql<Record<string, string>>`
      explain select id from notifications
      where user_id = ${person.id} and removed_at is null and read = false
      order by created_at desc, id desc limit 31`.execute(app.context.db)
    const plan = rows.map(row => Object.values(row)[0]).join('\n')
    expect(plan).toContain('notifications_unread')
    expect(plan).not.toContain('Sort')
  })

  test('what leads to a page is read once that page has been opened, for this person alone', async () => {
    const [person, other] = [await makeClient(app), await makeClient(app)]
    const link = '/dashboard/downloads?project=1'
    for (const { id } of [person, other]) await makeNotification(app, id, { link })
    await makeNotification(app, person.id, { link: '/dashboard/quote?project=1' })
    await person.client.call('dashboard.notifications.markLinkRead', { link })
    const unread = async (one: typeof person) =>
      (await one.client.call('dashboard.notifications.list', { unread: true })).items.map(item => item.link)
    expect(await unread(person)).toEqual(['/dashboard/quote?project=1'])
    expect(await unread(other)).toEqual([link])
  })

  test('what is removed comes back with its mark, and only to its owner', async () => {
    const person = await makeClient(app)
    const id = await makeNotification(app, person.id)
    await person.client.call('dashboard.notifications.remove', { id })
    expect((await person.client.call('dashboard.notifications.list', {})).items).toEqual([])
    await person.client.call('dashboard.notifications.restore', { id })
    const { items } = await person.client.call('dashboard.notifications.list', { unread: true })
    expect(items.map(item => item.id)).toEqual([id])
  })
})
