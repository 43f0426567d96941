import type { AuditAction } from 'shared/audit/act'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeClient, makeMember, type Person } from '../../support/builders/people.ts'

const PASSWORD = 'Una-Password-9'

const app = await startApp({ work: false })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })

const newest = (action: AuditAction) =>
  app.context.db
    .selectFrom('auditLog')
    .select(['actorId', 'actorName', 'sessionHandle', 'subjectId', 'detail'])
    .where('action', '=', action)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Returns the expected actor and session of an audit entry. The session handle is the public id of a session. */
async function by({ id, fullName, client }: Pick<Person, 'id' | 'fullName' | 'client'>) {
  const current = (await client.call('auth.sessions.list')).find(({ isCurrent }) => isCurrent)
  return { actorId: id, actorName: fullName, sessionHandle: current?.id }
}

describe('signing in and out', () => {
  test('is logged with the user and the session that begins and ends', async () => {
    const person = await makeClient(app, { password: PASSWORD, fullName: 'Ugo Rossi' })
    const client = app.visitor()
    await client.call('auth.signIn', { email: person.email, password: PASSWORD })
    const own = await by({ ...person, client })
    expect(own.sessionHandle).toBeTruthy()
    expect(await newest('session.began')).toMatchObject({ ...own, subjectId: person.id })
    await client.call('auth.signOut')
    expect(await newest('session.ended')).toMatchObject({ ...own, subjectId: person.id })
  })

  test('logs which session was ended from another one', async () => {
    const person = await makeClient(app, { password: PASSWORD })
    const other = app.visitor()
    await other.call('auth.signIn', { email: person.email, password: PASSWORD })
    const session = (await by({ ...person, client: other })).sessionHandle
    const own = await by(person)
    await person.client.call('auth.sessions.revoke', { id: session ?? '' })
    expect(await newest('session.revoked')).toMatchObject({ ...own, detail: { session } })
  })

  test('logs a changed password with its owner', async () => {
    const person = await makeClient(app, { password: PASSWORD })
    const own = await by(person)
    await person.client.call('auth.changePassword', { current: PASSWORD, next: 'Una-barca-per-Lecco-8' })
    expect(await newest('password.changed')).toMatchObject({ ...own, subjectId: person.id })
  })
})

describe('the team', () => {
  test('logs the changed fields of a page, before and after', async () => {
    const { memberId } = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
    await manager.client.call('team.members.update', { id: memberId, role: 'Motion Designer', bio: 'Ciao.' })
    const act = await newest('member.changed')
    expect(act).toMatchObject({ ...(await by(manager)), subjectId: memberId })
    expect(act.detail).toEqual({
      from: { role: 'Video Editor', bio: null },
      to: { role: 'Motion Designer', bio: 'Ciao.' },
      role: 'Motion Designer',
    })
  })

  test('logs since when a member was suspended', async () => {
    const { memberId } = await makeMember(app, 'Video Editor')
    const { suspendedAt } = await manager.client.call('team.members.suspend', { id: memberId })
    const since = new Date(suspendedAt ?? 0).toISOString()
    const suspended = await newest('member.suspended')
    expect(suspended).toMatchObject({ ...(await by(manager)), subjectId: memberId })
    expect(suspended.detail).toEqual({ from: { suspendedAt: null }, to: { suspendedAt: since } })
    await manager.client.call('team.members.restore', { id: memberId })
    const restored = await newest('member.restored')
    expect(restored).toMatchObject({ ...(await by(manager)), subjectId: memberId })
    expect(restored.detail).toEqual({ from: { suspendedAt: since }, to: { suspendedAt: null } })
  })
})

describe('a request', () => {
  test('logs its state and assignee, before and after', async () => {
    const luca = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
    const id = await makeContact(app)
    await manager.client.call('team.leads.setState', { kind: 'contact', id, state: 'closed' })
    const moved = await newest('lead.state')
    expect(moved).toMatchObject({ ...(await by(manager)), subjectId: id })
    expect(moved.detail).toEqual({ from: 'new', to: 'closed' })
    await manager.client.call('team.leads.assign', { kind: 'contact', id, memberId: luca.memberId })
    const assigned = await newest('lead.assigned')
    expect(assigned).toMatchObject({ ...(await by(manager)), subjectId: id })
    expect(assigned.detail).toMatchObject({ member: 'Luca Moretti', from: null, to: luca.memberId })
    await manager.client.call('team.leads.assign', { kind: 'contact', id, memberId: null })
    expect((await newest('lead.unassigned')).detail).toMatchObject({ from: luca.memberId, to: null })
  })

  test('logs an answer with its author and moves to the next state', async () => {
    const id = await makeContact(app)
    await manager.client.call('team.leads.reply', { kind: 'contact', id, text: 'Volentieri.' })
    const replied = await newest('lead.replied')
    expect(replied).toMatchObject({ ...(await by(manager)), subjectId: id })
    expect(replied.detail).toEqual({ from: 'new', to: 'answered' })
  })
})

test('publishing or withdrawing a testimonial logs since when it was public', async () => {
  const author = await makeClient(app)
  const { id } = await author.client.call('dashboard.testimonial.submit', {
    rating: 5,
    comment: 'Un bel lavoro, davvero.',
    publicConsent: true,
  })
  await manager.client.call('team.testimonials.moderate', { id, published: true })
  const shown = (await manager.client.call('team.testimonials.list', {})).items.find(one => one.id === id)
  const since = new Date(shown?.publishedAt ?? 0).toISOString()
  const published = await newest('testimonial.published')
  expect(published).toMatchObject({ ...(await by(manager)), subjectId: id })
  expect(published.detail).toEqual({ from: null, to: since })
  await manager.client.call('team.testimonials.moderate', { id, published: false })
  expect((await newest('testimonial.withdrawn')).detail).toEqual({ from: since, to: null })
})

test('exporting personal data is logged with its owner', async () => {
  const person = await makeClient(app)
  await person.client.call('dashboard.profile.export')
  expect(await newest('account.exported')).toMatchObject({ ...(await by(person)), subjectId: person.id })
})
