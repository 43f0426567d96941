import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeConfirmedOrder } from '../../support/builders/orders.ts'
import { type Member, makeMember } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { deleteRows, updateRows } from '../../support/rows.ts'
import type { Answer } from '../../support/rpc-client.ts'

const email = 'fondatrice@example.com'
const app = await startApp({ env: { FOUNDER_EMAIL: email } })
// The first start created the member; the account is created here, as by sign-up.
await deleteRows(app, 'teamMembers', { email })
const founder = await makeMember(app, 'Creative Director', { email })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Luca Conti' })

async function paidProject(): Promise<string> {
  const { projectId } = await makeConfirmedOrder(app, { title: 'La pasta' })
  await makePayment(app, projectId)
  return projectId
}

const heardBy = async (person: typeof manager) => {
  const { items } = await person.client.call('team.notifications.list')
  return items.map(({ title, message }) => `${title}: ${message}`)
}

test('a manager cannot suspend the founder or change the founder’s role', async () => {
  const { client } = manager
  const id = founder.memberId
  const refusals = [
    await client.ask('team.members.suspend', { id }),
    await client.ask('team.members.update', { id, role: 'Video Editor' }),
  ].map(({ status, code }) => [status, code])
  expect(refusals).toEqual([
    [409, 'FOUNDER_STAYS'],
    [409, 'FOUNDER_STAYS'],
  ])
  expect(await founder.client.call('team.me')).toMatchObject({ isManager: true, role: 'Creative Director' })
})

test.each([
  [
    'who is made a manager',
    (id: string) => manager.client.call('team.members.update', { id, role: 'Project Manager' }),
    'Nuovo Project Manager',
    'Luca Conti ha dato a Sara Riva il ruolo di Project Manager.',
  ],
  [
    'who is suspended',
    (id: string) => manager.client.call('team.members.suspend', { id }),
    'Membro sospeso',
    'Luca Conti ha sospeso Sara Riva.',
  ],
])('every manager is notified of %s, in the app and by mail', async (_who, act, title, sentence) => {
  const { memberId } = await makeMember(app, 'Video Editor', { fullName: 'Sara Riva' })
  await act(memberId)
  for (const person of [founder, manager]) {
    expect(await heardBy(person)).toContain(`${title}: ${sentence}`)
    expect((await app.mailbox.find(person.email, title)).text).toContain(sentence)
  }
})

test('every manager is notified of a new manager, and not of other new members', async () => {
  const person = { password: 'Provvisoria-1-Lunga' }
  const elena = { ...person, fullName: 'Elena Sala', email: 'elena@example.com' }
  const ugo = { ...person, fullName: 'Ugo Pini', email: 'ugo@example.com' }
  await manager.client.call('team.members.add', { ...elena, role: 'Project Manager' })
  await manager.client.call('team.members.add', { ...ugo, role: 'Video Editor' })
  const heard = (await heardBy(founder)).join('\n')
  expect(heard).toContain('Luca Conti ha dato a Elena Sala il ruolo di Project Manager.')
  expect(heard).not.toContain('Ugo Pini')
})

describe('a session older than a quarter of an hour', () => {
  const PASSWORD = 'Una-Password-9'

  async function lateManager() {
    const person = await makeMember(app, 'Project Manager', { password: PASSWORD })
    app.clock.advance(16 * 60_000)
    return person
  }

  const newcomer = (role: string) => ({
    fullName: 'Sara Riva',
    email: `${randomUUID()}@example.com`,
    password: 'Provvisoria-2026',
    role,
  })

  const acts: [string, (person: Member) => Promise<Answer>][] = [
    [
      'suspends nobody',
      async ({ client }) =>
        client.ask('team.members.suspend', { id: (await makeMember(app, 'Video Editor')).memberId }),
    ],
    ['adds no manager', ({ client }) => client.ask('team.members.add', newcomer('Project Manager'))],
    [
      'makes nobody a manager',
      async ({ client }) =>
        client.ask('team.members.update', {
          id: (await makeMember(app, 'Video Editor')).memberId,
          role: 'Project Manager',
        }),
    ],
    [
      'gives no suspended manager access again',
      async ({ client }) => {
        const { memberId: id } = await makeMember(app, 'Project Manager')
        await updateRows(app, 'teamMembers', { id }, { suspendedAt: app.clock.now() })
        return client.ask('team.members.restore', { id })
      },
    ],
    [
      'gives no money back',
      async ({ client }) => client.ask('team.payments.refund', { projectId: await paidProject() }),
    ],
  ]

  test.each(acts)('%s before the password is entered again', async (_what, act) => {
    const person = await lateManager()
    const refused = await act(person)
    expect([refused.status, refused.code]).toEqual([403, 'PASSWORD_NEEDED'])
    const wrong = await person.client.ask('auth.provePassword', { password: 'Non-La-Password-1' })
    expect(wrong).toMatchObject({ code: 'BAD_CREDENTIALS', fields: { password: expect.any(String) } })
    expect((await act(person)).code).toBe('PASSWORD_NEEDED')
    await person.client.call('auth.provePassword', { password: PASSWORD })
    expect((await act(person)).status).toBe(200)
  })

  test('allows everything else', async () => {
    const { client } = await lateManager()
    expect((await client.ask('team.members.add', newcomer('Video Editor'))).status).toBe(200)
    expect((await client.ask('team.members.list')).status).toBe(200)
  })
})
