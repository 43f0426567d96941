import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  makeClient,
  makeColleague,
  makeMember,
  type Person,
  signedIn,
} from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { eventually } from '../../support/eventually.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })

const mute = (
  { client }: Person,
  kind: 'status' | 'brief' | 'assignments' | 'review',
  channel: 'app' | 'mail',
) => client.call('account.notificationSettings.set', { kind, channel, isOn: false })

const bellOf = async ({ client }: Person) =>
  (await client.call('dashboard.notifications.list', {})).items.map(({ title }) => title)

/** A company of three: two with a kind switched off, one as everybody begins. */
async function makeTrio(kind: 'status') {
  const owner = await makeClient(app)
  const [withoutMail, withoutBell] = [await makeColleague(app, owner.id), await makeColleague(app, owner.id)]
  await mute(withoutMail, kind, 'mail')
  await mute(withoutBell, kind, 'app')
  return { owner, withoutMail, withoutBell }
}

describe('notification settings', () => {
  test('begin with everything on, and tell what is never switched off', async () => {
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

  test('are set once however often, and taken back', async () => {
    const person = await makeClient(app)
    const stream = new LiveStream(await signedIn(app, person.id))
    await stream.opened
    await mute(person, 'review', 'mail')
    const { items } = await mute(person, 'review', 'mail')
    expect(items.find(({ kind }) => kind === 'review')).toMatchObject({ app: true, mail: false })
    await eventually(async () => expect(stream.events.map(({ topic }) => topic)).toContain('account'))
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
    ['security', 'app', 'kind', 'ALWAYS_ON'],
    ['videoReady', 'mail', 'kind', 'ALWAYS_ON'],
    ['chat', 'mail', 'channel', 'OUT_OF_RANGE'],
    ['gossip', 'mail', 'kind', 'OUT_OF_RANGE'],
  ])('refuse %s by %s at the field %s', async (kind, channel, field, code) => {
    const { client } = await makeClient(app)
    const answer = await client.ask('account.notificationSettings.set', { kind, channel, isOn: false })
    expect(answer.fields).toEqual({ [field]: code })
  })

  test('are honoured for each person of a company', async () => {
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

  test('are honoured for the team', async () => {
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
