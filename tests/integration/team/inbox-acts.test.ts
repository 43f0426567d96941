import { randomUUID } from 'node:crypto'
import { tellOverdueJob } from 'server/domain/inbox/leads.jobs'
import { HOUR } from 'server/platform/clock'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeContact, makeInterview, makeScript } from '../../support/builders/leads.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { linkIn } from '../../support/mailbox.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const newEmail = () => `visitor-${randomUUID()}@example.com`
const lead = (id: string) => manager.client.call('team.leads.get', { kind: 'contact', id })

describe('an invitation', () => {
  test('makes account and project of somebody new, who chooses a password from the mail', async () => {
    const email = newEmail()
    const id = await makeContact(app, { email, company: 'Segheria Alpina', message: 'Un video in bosco.' })
    const invite = () => manager.client.call('team.leads.invite', { kind: 'contact', id })
    const [first, ...again] = await Promise.all(Array.from({ length: 5 }, invite))
    const projectId = first?.projectId
    expect(again.every(answer => answer.projectId === projectId)).toBe(true)
    const mail = await app.mailbox.find(email, /^Inizia il tuo progetto: /)
    expect(await app.mailbox.list(email)).toHaveLength(1)
    const token = new URL(linkIn(mail, '/reset-password')).hash.slice(1)
    const guest = app.visitor()
    await guest.call('auth.resetPassword', { token, password: 'Una-Segheria-A-Vapore-7' })
    await guest.call('auth.signIn', { email, password: 'Una-Segheria-A-Vapore-7' })
    const { items } = await guest.call('dashboard.projects.list')
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      id: projectId,
      title: 'Segheria Alpina',
      description: 'Un video in bosco.',
    })
    expect((await guest.call('dashboard.profile.get')).company, 'the company is not dropped').toBe(
      'Segheria Alpina',
    )
    const { project, invitedAt, state, history } = await lead(id)
    expect([project?.id, invitedAt === null, state]).toEqual([projectId, false, 'answered'])
    expect(history[0]).toMatchObject({ action: 'lead.invited', actorName: manager.fullName })
  })

  test('gives a known client a project and leaves the password alone', async () => {
    const client = await makeClient(app, { password: 'La-Mia-Password-1' })
    const id = await makeScript(app, { email: client.email, projectDescription: 'Per la fiera.' })
    await manager.client.call('team.leads.invite', { kind: 'script', id })
    await app.mailbox.find(client.email, 'Il tuo nuovo progetto: Forno Rossi')
    const { items } = await client.client.call('dashboard.projects.list')
    expect(items[0]?.description).toBe('Per la fiera.\n\nSiamo un forno di Parma.')
    expect((await client.client.call('dashboard.notifications.list')).items[0]?.message).toContain(
      'Forno Rossi',
    )
    await app.visitor().call('auth.signIn', { email: client.email, password: 'La-Mia-Password-1' })
  })

  test('voids a password that somebody else left waiting under the address', async () => {
    const email = newEmail()
    await app.visitor().call('auth.signUp', { fullName: 'Altri', email, password: 'Password-Di-Altri-1' })
    const confirmation = await app.mailbox.find(email, accountMails.confirmEmail.subject)
    await manager.client.call('team.leads.invite', { kind: 'contact', id: await makeContact(app, { email }) })
    const token = new URL(linkIn(confirmation, '/confirm-email')).hash.slice(1)
    expect((await app.visitor().ask('auth.confirmEmail', { token })).code).toBe('TOKEN_EXPIRED')
  })

  test('is remembered when its project is gone', async () => {
    const client = await makeClient(app)
    const id = await makeContact(app, { email: client.email })
    const { projectId } = await manager.client.call('team.leads.invite', { kind: 'contact', id })
    await client.client.call('dashboard.projects.remove', { id: projectId ?? '' })
    expect(await manager.client.call('team.leads.invite', { kind: 'contact', id })).toEqual({
      projectId: null,
    })
  })
})

test('whoever waits longer than promised is told of once', async () => {
  const waiting = await makeInterview(app, { companyName: 'Chi Aspetta' })
  const answered = await makeInterview(app, { companyName: 'Chi Ha Risposta' })
  await manager.client.call('team.leads.reply', { kind: 'interview', id: answered, text: 'Eccoci.' })
  const news = async (who: string) => {
    const { items } = await manager.client.call('team.notifications.list', { limit: 100 })
    return items.filter(item => item.message === `Intervista: ${who} aspetta da più di 24 ore.`)
  }
  const look = () => tellOverdueJob.run(app.context, {}, randomUUID())
  app.clock.advance(23 * HOUR)
  await look()
  expect(await news('Chi Aspetta')).toHaveLength(0)
  app.clock.advance(HOUR + 1)
  expect((await manager.client.call('team.leads.counts')).late).toBeGreaterThan(0)
  await Promise.all([look(), look(), look()])
  await look()
  expect(await news('Chi Aspetta')).toEqual([
    expect.objectContaining({ type: 'warning', link: `/team/leads/interview/${waiting}` }),
  ])
  expect(await news('Chi Ha Risposta')).toHaveLength(0)
})
