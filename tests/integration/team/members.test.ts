import { randomUUID } from 'node:crypto'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { type Member, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { deleteRows, getRow, listRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })

const suspendedAtOf = async ({ memberId }: Pick<Member, 'memberId'>) =>
  (await getRow(app, 'teamMembers', { id: memberId })).suspendedAt

describe('a new member', () => {
  test('gets an invitation without a password and must set one at the first sign-in', async () => {
    const email = `${randomUUID()}@example.com`
    const password = 'Un-treno-per-Bergamo-7'
    const added = { fullName: 'Piero Sala', email, password, role: 'Video Editor' as const }
    await manager.client.call('team.members.add', added)
    const mail = await app.mailbox.find(email, accountMails.memberInvitation.subject)
    expect(mail.text).toContain('/team-login')
    expect(mail.text + mail.html).not.toContain(password)
    const piero = app.visitor()
    const session = await piero.call('auth.teamSignIn', { email, password })
    expect(session).toMatchObject({ user: { mustChangePassword: true } })
    expect((await piero.ask('team.projects.list')).code).toBe('PASSWORD_CHANGE_REQUIRED')
    await piero.call('auth.changePassword', { current: password, next: 'Una-barca-per-Lecco-8' })
    expect((await piero.call('team.me')).fullName).toBe('Piero Sala')
  })

  test('is refused at the address of a colleague', async () => {
    const { email } = await makeMember(app, 'Video Editor')
    const added = await manager.client.ask('team.members.add', {
      fullName: 'Due Volte',
      email,
      password: 'Un-treno-per-Bergamo-7',
      role: 'Video Editor',
    })
    expect(added.fields).toEqual({ email: 'ALREADY_MEMBER' })
  })
})

describe('a suspended member', () => {
  test('loses sessions and streams within five seconds, once, and regains access when restored', async () => {
    const editor = await makeMember(app, 'Video Editor')
    const stream = await openStream(editor.client)
    const suspend = () => manager.client.call('team.members.suspend', { id: editor.memberId })
    const { suspendedAt } = await suspend()
    expect(suspendedAt).not.toBeNull()
    expect((await suspend()).suspendedAt).toBe(suspendedAt)
    const began = performance.now()
    await stream.ended
    expect(performance.now() - began).toBeLessThan(5000)
    expect((await editor.client.ask('team.me')).code).toBe('SIGNED_OUT')
    const restored = await manager.client.call('team.members.restore', { id: editor.memberId })
    expect(restored.suspendedAt).toBeNull()
    await manager.client.call('team.members.restore', { id: editor.memberId })
    const acts = await listRows(app, 'auditLog', { subjectId: editor.memberId }, 'createdAt')
    expect(acts.map(({ action }) => action)).toEqual(['member.suspended', 'member.restored'])
    const { items } = await manager.client.call('team.notifications.list', {})
    expect(items.filter(({ link }) => link === `/team/member/${editor.memberId}`)).toHaveLength(1)
  })

  test('has no access after a new sign-in and is told about the suspension', async () => {
    const password = 'Un-treno-per-Bergamo-7'
    const editor = await makeMember(app, 'Video Editor', { password })
    await manager.client.call('team.members.suspend', { id: editor.memberId })
    const again = app.visitor()
    await again.ask('auth.signIn', { email: editor.email, password })
    expect((await again.ask('team.me')).code).toBe('NOT_A_MEMBER')
    expect((await again.call('auth.session')).user).toMatchObject({ isSuspended: true })
    expect((await manager.client.call('auth.session')).user).toMatchObject({ isSuspended: false })
  })
})

test('a suspended member is marked on projects, deadlines and in the chat', async () => {
  const sara = await makeMember(app, 'Motion Designer', { fullName: 'Sara Conti' })
  const projectId = await makeProject(app, sara.id, { deadline: '2033-03-03' })
  await assign(app, projectId, sara.memberId)
  await sara.client.call('team.chat.send', { message: 'Domani sono in ferie.' })
  const marks = async () => {
    const range = { from: '2033-03-01', to: '2033-03-31' }
    const [deadline] = (await manager.client.call('team.timeline.list', range)).items
    const { members } = await manager.client.call('team.projects.get', { id: projectId })
    const { items } = await manager.client.call('team.chat.list', {})
    const said = items.find(item => item.memberId === sara.memberId)
    return [members[0]?.isSuspended, deadline?.members[0]?.isSuspended, said?.isSuspended]
  }
  expect(await marks()).toEqual([false, false, false])
  await manager.client.call('team.members.suspend', { id: sara.memberId })
  expect(await marks()).toEqual([true, true, true])
})

test('a changed role ends only the member’s streams, within five seconds', async () => {
  const member = await makeMember(app, 'Video Editor')
  const [theirs, own] = [new LiveStream(member.client), new LiveStream(manager.client)]
  await Promise.all([theirs.opened, own.opened])
  const began = performance.now()
  await manager.client.call('team.members.update', { id: member.memberId, bio: 'Monta da dieci anni.' })
  await manager.client.call('team.members.update', { id: member.memberId, role: 'Motion Designer' })
  await theirs.ended
  expect(performance.now() - began).toBeLessThan(5000)
  const again = await openStream(member.client)
  expect(await Promise.race([own.ended.then(() => 'ended'), again.opened.then(() => 'open')])).toBe('open')
  for (const stream of [own, again]) stream.close()
})

test('a manager cannot suspend themselves', async () => {
  const refused = await manager.client.ask('team.members.suspend', { id: manager.memberId })
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { id: 'OUT_OF_RANGE' } })
  expect(await suspendedAtOf(manager)).toBeNull()
})

test('of managers who suspend each other concurrently, one remains', async () => {
  const other = await makeMember(app, 'Project Manager', { fullName: 'Paolo Rinaldi' })
  await Promise.all([
    manager.client.ask('team.members.suspend', { id: other.memberId }),
    other.client.ask('team.members.suspend', { id: manager.memberId }),
  ])
  const left = [await suspendedAtOf(manager), await suspendedAtOf(other)].filter(moment => moment === null)
  expect(left).toHaveLength(1)
  await app.context.db
    .updateTable('teamMembers')
    .set({ suspendedAt: null })
    .where('id', 'in', [manager.memberId, other.memberId])
    .execute()
  await deleteRows(app, 'teamMembers', { id: other.memberId })
})

test('the last manager keeps the role', async () => {
  const again = await makeMember(app, 'Project Manager')
  const update = (id: string) => again.client.ask('team.members.update', { id, role: 'Video Editor' })
  expect((await update(manager.memberId)).error).toBeUndefined()
  const { status, code } = await update(again.memberId)
  expect([status, code]).toEqual([409, 'LAST_MANAGER'])
})
