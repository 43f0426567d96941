import { withOptOut } from 'server/domain/notifications/unsubscribe.service'
import type { NotificationKind } from 'shared/notifications/kinds'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  makeClient,
  makeColleague,
  makeMember,
  type Person,
  signedIn,
} from '../../support/builders/people.ts'
import { makeNotification, makeProject } from '../../support/builders/projects.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { linkIn } from '../../support/mailbox.ts'
import { listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const EARLIER_KEY = 'the secret before this one, long enough too'
const app = await startApp({ env: { SECRET_KEY_BEFORE: EARLIER_KEY } })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })

const mute = (
  { client }: Person,
  kind: 'status' | 'brief' | 'assignments' | 'review',
  channel: 'app' | 'mail',
) => client.call('account.notificationSettings.set', { kind, channel, isOn: false })

const bellOf = async ({ client }: Person) =>
  (await client.call('dashboard.notifications.list', {})).items.map(({ title }) => title)

/** Creates a company of three: one without mails of a kind, one without its in-app notifications, one with defaults. */
async function makeTrio(kind: 'status') {
  const owner = await makeClient(app)
  const [withoutMail, withoutBell] = [await makeColleague(app, owner.id), await makeColleague(app, owner.id)]
  await mute(withoutMail, kind, 'mail')
  await mute(withoutBell, kind, 'app')
  return { owner, withoutMail, withoutBell }
}

describe('notification settings', () => {
  test('are all on by default, and list what cannot be switched off', async () => {
    const { client } = await makeClient(app)
    const { items } = await client.call('account.notificationSettings.get')
    expect(items.filter(({ app: bell, mail }) => bell === false || mail === false)).toEqual([])
    expect(items.filter(({ isSwitchable }) => !isSwitchable).map(({ kind }) => kind)).toEqual([
      'videoReady',
      'orders',
      'payments',
      'invitations',
      'security',
    ])
    expect(items.find(({ kind }) => kind === 'chat')).toMatchObject({ app: true, mail: null })
  })

  test('are stored once when repeated, and can be reset', async () => {
    const person = await makeClient(app)
    const stream = new LiveStream(await signedIn(app, person.id))
    await stream.opened
    await mute(person, 'review', 'mail')
    const { items } = await mute(person, 'review', 'mail')
    expect(items.find(({ kind }) => kind === 'review')).toMatchObject({ app: true, mail: false })
    await waitFor(async () => expect(stream.events.map(({ topic }) => topic)).toContain('account'))
    stream.close()
    await person.client.call('account.notificationSettings.set', {
      kind: 'review',
      channel: 'mail',
      isOn: true,
    })
    expect(await listRows(app, 'mutedNotifications', { userId: person.id })).toEqual([])
  })

  test.each([
    ['payments', 'mail', 'kind', 'ALWAYS_ON'],
    ['chat', 'mail', 'channel', 'OUT_OF_RANGE'],
    ['gossip', 'mail', 'kind', 'OUT_OF_RANGE'],
  ])('refuse %s by %s at the field %s', async (kind, channel, field, code) => {
    const { client } = await makeClient(app)
    const answer = await client.ask('account.notificationSettings.set', { kind, channel, isOn: false })
    expect(answer.fields).toEqual({ [field]: code })
  })

  test('apply to each user of a company', async () => {
    const { owner, withoutMail, withoutBell } = await makeTrio('status')
    await manager.client.call('team.projects.make', { clientId: owner.id, title: 'Il lancio di maggio' })
    const mail = /^Un nuovo progetto per te/
    await app.mailbox.find(owner.email, mail)
    await app.mailbox.find(withoutBell.email, mail)
    expect(await app.mailbox.list(withoutMail.email, mail)).toEqual([])
    const [title = ''] = await bellOf(owner)
    expect(await bellOf(withoutMail)).toEqual([title])
    expect(await bellOf(withoutBell)).toEqual([])
  })

  test('apply to the team', async () => {
    const [told, quiet] = [await makeMember(app, 'Video Editor'), await makeMember(app, 'Video Editor')]
    await mute(quiet, 'assignments', 'mail')
    await mute(quiet, 'assignments', 'app')
    const owner = await makeClient(app)
    const id = await makeProject(app, owner.id)
    await manager.client.call('team.projects.assign', { id, memberIds: [told.memberId, quiet.memberId] })
    await app.mailbox.find(told.email, /./)
    expect(await app.mailbox.list(quiet.email)).toEqual([])
    expect(await bellOf(quiet)).toEqual([])
  })
})

/** Opens the link of a mail as a mail program does: without a session, from another site. */
const follow = (url: string, method: 'GET' | 'POST') =>
  fetch(url.replace(app.context.config.publicUrl, app.origin), {
    method,
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
  })

const mutedOf = async ({ id }: Person) =>
  (await listRows(app, 'mutedNotifications', { userId: id })).map(({ kind, channel }) => `${kind} ${channel}`)

async function makeLink() {
  const person = await makeClient(app)
  await manager.client.call('team.projects.make', { clientId: person.id, title: 'Il lancio di maggio' })
  const mail = await app.mailbox.find(person.email, /^Un nuovo progetto per te/)
  return { person, mail, url: linkIn(mail, '/unsubscribe') }
}

/** Returns an unsubscribe link as in a mail to a client. */
function linkAbout(userId: string, kinds: NotificationKind[], secretKeys?: [string]): string {
  const config = { ...app.context.config, ...(secretKeys && { secretKeys }) }
  const mail = { subject: '', preheader: '', blocks: [] }
  return withOptOut(config, { userId, side: 'client', kinds }, mail).optOut?.url ?? ''
}

describe('the unsubscribe link of a mail', () => {
  test('asks first, acts on every POST, and links the settings', async () => {
    const { person, mail, url } = await makeLink()
    expect(mail.html).toContain(url.replaceAll('&', '&amp;'))
    const question = await follow(url, 'GET')
    expect([question.status, question.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(await question.text()).toMatch(/Stato, scadenze e riprese[\s\S]*<button/)
    expect(await mutedOf(person)).toEqual([])
    for (let round = 0; round < 2; round++) {
      const answer = await follow(url, 'POST')
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toMatch(/Da ora non ricevi più[\s\S]*Stato, scadenze e riprese/)
      expect(page).toContain('/dashboard/profile#notifiche')
    }
    expect(await mutedOf(person)).toEqual(['status mail'])
  })

  test('changes nothing when truncated, changed, signed by another key or missing', async () => {
    const { person, url } = await makeLink()
    const other = await makeClient(app)
    const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
    const token = tokenIn(url)
    const tokens = [
      '',
      token.slice(0, -1),
      token.replace(person.id, other.id),
      token.replace('status', 'review'),
      `${person.id}.client.status`,
      tokenIn(linkAbout(person.id, ['status'], ['another secret, long enough for all'])),
      tokenIn(linkAbout(crypto.randomUUID(), ['status'])),
      tokenIn(linkAbout(person.id, ['payments'])),
    ]
    for (const wrong of tokens)
      for (const method of ['GET', 'POST'] as const) {
        const answer = await follow(`${app.origin}/unsubscribe?token=${wrong}`, method)
        expect([wrong, answer.status]).toEqual([wrong, 400])
        expect(await answer.text()).toContain('Questo link non è valido')
      }
    expect((await follow(`${app.origin}/unsubscribe`, 'POST')).status).toBe(400)
    expect([await mutedOf(person), await mutedOf(other)]).toEqual([[], []])
  })

  test('works after a change of the key', async () => {
    const { person } = await makeLink()
    const earlier = linkAbout(person.id, ['review', 'brief'], [EARLIER_KEY])
    expect((await follow(earlier, 'POST')).status).toBe(200)
    expect((await mutedOf(person)).sort()).toEqual(['brief mail', 'review mail'])
  })

  test('is in no mail that is always sent', async () => {
    const { email } = await makeClient(app)
    await app.visitor().call('auth.requestPasswordReset', { email })
    const mail = await app.mailbox.find(email, /password/i)
    expect(mail.html).not.toContain('unsubscribe')
  })
})

describe('the list of notifications', () => {
  test('filters by unread, page by page', async () => {
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

  test('opening a page marks notifications that lead to it as read, for this user only', async () => {
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

  test('a removed notification is restored with its read mark, for its owner only', async () => {
    const person = await makeClient(app)
    const id = await makeNotification(app, person.id)
    await person.client.call('dashboard.notifications.remove', { id })
    expect((await person.client.call('dashboard.notifications.list', {})).items).toEqual([])
    await person.client.call('dashboard.notifications.restore', { id })
    const { items } = await person.client.call('dashboard.notifications.list', { unread: true })
    expect(items.map(item => item.id)).toEqual([id])
  })
})
