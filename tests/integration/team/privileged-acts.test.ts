import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/people.ts'

const email = 'fondatrice@example.com'
const app = await startApp({ env: { FOUNDER_EMAIL: email } })
// The first start has made the member; the account is made here, as after signing up.
await app.context.db.deleteFrom('teamMembers').where('email', '=', email).execute()
const founder = await makeMember(app, 'Creative Director', { email })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Luca Conti' })

const heardBy = async (person: typeof manager) => {
  const { items } = await person.client.call('team.notifications.list')
  return items.map(({ title, message }) => `${title}: ${message}`)
}

test('a manager can neither suspend the founder nor change the founder’s role', async () => {
  const { client } = manager
  const id = founder.memberId
  const refusals = [
    await client.ask('team.members.suspend', { id }),
    await client.ask('team.members.update', { id, role: 'Video Editor' }),
  ].map(({ status, error }) => [status, error?.data.appCode])
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
])('every manager hears %s, by notification and mail', async (_who, act, title, sentence) => {
  const { memberId } = await makeMember(app, 'Video Editor', { fullName: 'Sara Riva' })
  await act(memberId)
  for (const person of [founder, manager]) {
    expect(await heardBy(person)).toContain(`${title}: ${sentence}`)
    expect((await app.mailbox.find(person.email, title)).text).toContain(sentence)
  }
})

test('every manager hears of a member who is added as a manager, and of no other', async () => {
  const person = { password: 'Provvisoria-1-Lunga' }
  const added = {
    ...person,
    fullName: 'Elena Sala',
    email: 'elena@example.com',
    role: 'Project Manager' as const,
  }
  const editor = { ...person, fullName: 'Ugo Pini', email: 'ugo@example.com', role: 'Video Editor' as const }
  await manager.client.call('team.members.add', added)
  await manager.client.call('team.members.add', editor)
  const heard = (await heardBy(founder)).join('\n')
  expect(heard).toContain('Luca Conti ha dato a Elena Sala il ruolo di Project Manager.')
  expect(heard).not.toContain('Ugo Pini')
})
