import { randomUUID } from 'node:crypto'
import { DAY } from 'server/platform/clock'
import type { CompanyRole } from 'shared/companies/hat'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeGuest } from '../../support/builders/guests.ts'
import { makeInvitation } from '../../support/builders/invitations.ts'
import { makeSettled } from '../../support/builders/invoices.ts'
import { confirmQuote, makeConfirmed, payDeposit } from '../../support/builders/orders.ts'
import { makePayLink } from '../../support/builders/pay-links.ts'
import {
  makeClient,
  makeColleague,
  makeMember,
  nameCompany,
  type Person,
} from '../../support/builders/people.ts'
import { companyOf, makeNotification, makeProject, makeRecap } from '../../support/builders/projects.ts'
import { textFile } from '../../support/builders/sample-files.ts'
import { beginUpload, send, textOf, uploadMaterial } from '../../support/builders/uploads.ts'
import { countPendingJobs, deleteRows, getRow, listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()

const PASSWORD = 'Un-treno-per-Bergamo-7'
const NOTES = { filename: 'appunti.txt', filetype: 'text/plain' }
const account = { fullName: 'Sara Neri', password: PASSWORD }

const newAddress = () => `person-${randomUUID()}@example.com`

async function invite(owner: Person, email: string, hats: ('representative' | 'approver' | 'billing')[]) {
  const companyId = await companyOf(app, owner.id)
  await owner.client.call('dashboard.company.invite', { companyId, email, hats })
  const { text } = await app.mailbox.find(email, /invit/i)
  return { companyId, text, token: /accept-invitation#([\w-]+)/.exec(text)?.[1] ?? '' }
}

const accept = (token: string, input: object = account, by = app.visitor()) =>
  by.ask('auth.acceptInvitation', { token, ...input })

describe('an invitation', () => {
  test('gives a new account the roles in the company and no company of its own', async () => {
    const owner = await makeClient(app)
    const projectId = await makeProject(app, owner.id)
    const email = newAddress()
    const { companyId, text, token } = await invite(owner, email, ['approver', 'billing'])
    expect(text).toContain('approvatore e amministrazione')
    const visitor = app.visitor()
    expect(await visitor.call('auth.openInvitation', { token })).toMatchObject({ email, hasAccount: false })
    const session = await visitor.call('auth.acceptInvitation', { token, ...account })
    expect(session).toMatchObject({ user: { email } })
    expect(await visitor.call('dashboard.company.mine')).toEqual([
      { id: companyId, name: null, hats: ['approver', 'billing'] },
    ])
    expect((await visitor.call('dashboard.projects.ensure')).id).toBe(projectId)
  })

  test('adds a company to a signed-in account, which can switch between both', async () => {
    const owner = await makeClient(app)
    const theirs = await makeProject(app, owner.id)
    const guest = await makeClient(app)
    const own = await makeProject(app, guest.id)
    const { companyId, token } = await invite(owner, guest.email, ['approver'])
    await guest.client.call('auth.acceptInvitation', { token })
    expect((await guest.client.call('dashboard.projects.ensure')).id).toBe(theirs)
    const ownCompany = (await guest.client.call('dashboard.company.mine')).find(({ id }) => id !== companyId)
    await guest.client.call('dashboard.company.switch', { companyId: ownCompany?.id ?? '' })
    expect((await guest.client.call('dashboard.projects.ensure')).id).toBe(own)
    await guest.client.call('dashboard.company.switch', { companyId })
    expect((await guest.client.call('dashboard.company.mine')).map(({ id }) => id)[0]).toBe(companyId)
    expect((await guest.client.ask('dashboard.projects.create', {})).status).toBe(200)
    expect(await listRows(app, 'projects', { companyId })).toHaveLength(1)
  })

  test.each([['representative'], ['approver']] as const)(
    'as %s leaves the names of both companies when the profile is saved unchanged',
    async hat => {
      const owner = await makeClient(app)
      await nameCompany(app, owner.id, 'Forno Rossi')
      const guest = await makeClient(app)
      await nameCompany(app, guest.id, 'Studio Bianchi')
      const { token } = await invite(owner, guest.email, [hat])
      await guest.client.call('auth.acceptInvitation', { token })
      const { fullName, company } = await guest.client.call('dashboard.profile.get')
      expect(company).toBe('Forno Rossi')
      const saved = { fullName, company, phone: '+39 02 1234567' }
      expect((await guest.client.ask('dashboard.profile.update', saved)).status).toBe(200)
      const companies = await guest.client.call('dashboard.company.mine')
      expect(companies.map(({ name }) => name)).toEqual(['Forno Rossi', 'Studio Bianchi'])
    },
  )

  test('renames the company that the profile showed, also after another tab has switched', async () => {
    const owner = await makeClient(app)
    await nameCompany(app, owner.id, 'Forno Rossi')
    const guest = await makeClient(app)
    await nameCompany(app, guest.id, 'Studio Bianchi')
    const { token } = await invite(owner, guest.email, ['representative'])
    await guest.client.call('auth.acceptInvitation', { token })
    const companyId = (await guest.client.call('dashboard.profile.get')).companyId ?? undefined
    const other = await companyOf(app, guest.id)
    await guest.client.call('dashboard.company.switch', { companyId: other })
    await guest.client.call('dashboard.profile.update', { company: 'Forno Rossi Srl', companyId })
    const companies = await guest.client.call('dashboard.company.mine')
    expect(companies.map(({ name }) => name).sort()).toEqual(['Forno Rossi Srl', 'Studio Bianchi'])
    const foreign = { company: 'Un’altra', companyId: (await makeClient(app)).companyId }
    expect((await guest.client.ask('dashboard.profile.update', foreign)).code).toBe('NOT_FOUND')
  })

  test('asks a confirmed account to sign in first', async () => {
    const owner = await makeClient(app)
    const { email } = await makeClient(app)
    const { token } = await invite(owner, email, ['approver'])
    expect(await app.visitor().call('auth.openInvitation', { token })).toMatchObject({ hasAccount: true })
    expect((await accept(token)).code).toBe('SIGNED_OUT')
  })

  test('is refused with field errors without name and password', async () => {
    const { token } = await makeInvitation(app)
    expect((await accept(token, {})).fields).toEqual({ fullName: 'REQUIRED', password: 'REQUIRED' })
  })

  test('admits one account, also when used twice concurrently', async () => {
    const { token } = await makeInvitation(app)
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await accept(token)).code).toBe('INVITATION_USED')
  })

  test('is refused to another address', async () => {
    const { token } = await makeInvitation(app)
    const { client } = await makeClient(app)
    expect((await accept(token, {}, client)).code).toBe('INVITATION_OTHER_ADDRESS')
  })

  test('is refused after seven days', async () => {
    const { token } = await makeInvitation(app)
    app.clock.advance(7 * DAY)
    expect((await accept(token)).code).toBe('INVITATION_EXPIRED')
  })

  test('is refused once the company is deleted or the invitation revoked', async () => {
    const { companyId, ...owner } = await makeClient(app)
    const revoked = await makeInvitation(app, companyId)
    await owner.client.call('dashboard.company.revokeInvitation', { id: revoked.id })
    const { token } = await makeInvitation(app, companyId)
    await deleteRows(app, 'companies', { id: companyId })
    for (const gone of [revoked.token, token]) expect((await accept(gone)).code).toBe('INVITATION_GONE')
  })

  test('replaces a former one to the same address', async () => {
    const { companyId, ...owner } = await makeClient(app)
    const former = await makeInvitation(app, companyId)
    await invite(owner, former.email, ['billing'])
    expect((await app.visitor().ask('auth.openInvitation', { token: former.token })).code).toBe(
      'INVITATION_GONE',
    )
    const { invitations } = await owner.client.call('dashboard.company.members', { companyId })
    expect(invitations).toMatchObject([{ email: former.email, hats: ['billing'], isExpired: false }])
  })

  test.each(['removed', 'demoted', 'leaving', 'erased'] as const)(
    'is refused once its inviter is %s; those of others stay open',
    async how => {
      const owner = await makeClient(app)
      const inviter = await makeColleague(app, owner.id)
      const companyId = await companyOf(app, owner.id)
      const ended = await makeInvitation(app, companyId, { invitedBy: inviter.id })
      const open = await makeInvitation(app, companyId, { invitedBy: owner.id })
      const member = { companyId, userId: inviter.id }
      const acts = {
        removed: () => owner.client.call('dashboard.company.removeMember', member),
        demoted: () => owner.client.call('dashboard.company.setHats', { ...member, hats: ['approver'] }),
        leaving: () => inviter.client.call('dashboard.company.leave', { companyId }),
        erased: () => inviter.client.call('dashboard.profile.erase', { email: inviter.email }),
      }
      await acts[how]()
      expect((await accept(ended.token)).code).toBe('INVITATION_GONE')
      expect((await accept(open.token)).code).toBeUndefined()
    },
  )

  test('is refused for a member, with a field error', async () => {
    const { companyId, ...owner } = await makeClient(app)
    const { email } = await makeColleague(app, owner.id)
    const input = { companyId, email, hats: ['billing'] }
    const refused = await owner.client.ask('dashboard.company.invite', input)
    expect(refused.fields).toEqual({ email: 'ALREADY_IN_COMPANY' })
  })
})

describe('roles', () => {
  test('grant and revoke their capabilities at once', async () => {
    const { companyId, ...owner } = await makeClient(app)
    const colleague = await makeColleague(app, owner.id, { hats: ['billing'] })
    const projectId = await makeProject(app, owner.id)
    const list = () => colleague.client.ask('dashboard.payLinks.list', { projectId })
    expect((await list()).status).toBe(200)
    const roles = { companyId, userId: colleague.id, hats: ['approver' as const] }
    await owner.client.call('dashboard.company.setHats', roles)
    expect((await list()).code).toBe('NOT_FOUND')
    expect((await app.mailbox.find(colleague.email, /ruolo/)).text).toContain('approvatore')
  })

  test('changed by a colleague since the form was opened stay changed', async () => {
    const { companyId, ...owner } = await makeClient(app)
    const colleague = await makeColleague(app, owner.id, { hats: ['representative', 'approver'] })
    const member = { companyId, userId: colleague.id }
    const from: CompanyRole[] = ['representative', 'approver']
    const set = (hats: CompanyRole[]) =>
      owner.client.ask('dashboard.company.setHats', { ...member, from, hats })
    const rolesNow = async () => (await getRow(app, 'companyMembers', member)).hats
    await set(['approver'])
    await set(['representative', 'approver', 'billing'])
    expect(await rolesNow()).toEqual(['approver', 'billing'])
    await owner.client.call('dashboard.company.setHats', { ...member, hats: ['approver'] })
    expect((await set(['representative'])).fields).toEqual({ hats: 'REQUIRED' })
    expect(await rolesNow()).toEqual(['approver'])
  })

  test('of the last representative stay', async () => {
    const { companyId, ...owner } = await makeClient(app)
    await makeColleague(app, owner.id, { hats: ['approver'] })
    const mine = { companyId, userId: owner.id }
    const answers = [
      await owner.client.ask('dashboard.company.setHats', { ...mine, hats: ['billing'] }),
      await owner.client.ask('dashboard.company.leave', { companyId }),
      await owner.client.ask('dashboard.company.removeMember', mine),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('COMPANY_NEEDS_REPRESENTATIVE'))
  })

  test('leave one representative when two resign concurrently', async () => {
    const { companyId, ...owner } = await makeClient(app)
    const colleague = await makeColleague(app, owner.id)
    await Promise.all(
      [owner, colleague].map(({ client }) => client.ask('dashboard.company.leave', { companyId })),
    )
    expect(await listRows(app, 'companyMembers', { companyId })).toHaveLength(1)
  })
})

test('a member who is removed or leaves sees nothing of the company in any session', async () => {
  const { companyId, ...owner } = await makeClient(app)
  const projectId = await makeProject(app, owner.id)
  const removed = await makeColleague(app, owner.id)
  const leaver = await makeColleague(app, owner.id)
  await removed.client.call('dashboard.company.switch', { companyId })
  await owner.client.call('dashboard.company.removeMember', { companyId, userId: removed.id })
  await leaver.client.call('dashboard.company.leave', { companyId })
  for (const { client } of [removed, leaver]) {
    expect((await client.ask('dashboard.projects.get', { id: projectId })).code).toBe('NOT_FOUND')
    expect((await client.ask('dashboard.projects.ensure')).code).toBe('NOT_FOUND')
    expect(await client.call('dashboard.company.mine')).toEqual([])
  }
  expect((await app.mailbox.find(removed.email, /accesso/)).text).toContain('terminato')
})

describe('open access', () => {
  async function colleagues(hats: CompanyRole[] = ['representative']) {
    const { companyId, ...owner } = await makeClient(app)
    const member = await makeColleague(app, owner.id, { hats })
    const projectId = await makeProject(app, owner.id)
    const ref = { companyId, userId: member.id }
    const remove = () => owner.client.call('dashboard.company.removeMember', ref)
    const setHats = (next: CompanyRole[]) =>
      owner.client.call('dashboard.company.setHats', { ...ref, hats: next })
    return { owner, member, companyId, projectId, remove, setHats }
  }

  test.each(['remove', 'setHats'] as const)('ends at once: the live stream, by %s', async how => {
    const { member, ...acts } = await colleagues(['approver', 'billing'])
    const stream = await openStream(member.client)
    await acts[how](['billing'])
    await stream.ended
  })

  test.each(['remove', 'setHats'] as const)('ends during the transfer: a file, by %s', async how => {
    const { owner, member, projectId, ...acts } = await colleagues(['approver'])
    const id = await uploadMaterial(owner.client, projectId, NOTES, textFile('Il forno apre alle quattro.'))
    const { filePath } = await getRow(app, 'projectFiles', { id })
    await app.context.storage.remove(filePath)
    await app.context.storage.write(filePath, Buffer.alloc(64 * 1024 * 1024))
    const begun = await member.client.fetch(`/files/${id}`)
    await acts[how](['billing'])
    await expect(begun.arrayBuffer()).rejects.toThrow()
  })

  test.each(['remove', 'setHats'] as const)('ends before its last byte: an upload, by %s', async how => {
    const { member, projectId, ...acts } = await colleagues()
    const bytes = textFile('Il forno apre alle quattro.')
    const path = await beginUpload(member.client, textOf(projectId), bytes.byteLength)
    await acts[how](['approver'])
    expect((await send(member.client, path, 0, bytes)).status).toBe(404)
    expect(await listRows(app, 'uploads', { projectId })).toEqual([])
  })

  test.each(['remove', 'setHats'] as const)(
    'leaves the company its materials of that day, by %s',
    async how => {
      const { owner, member, projectId, ...acts } = await colleagues()
      const text = textFile('Il forno apre alle quattro.')
      const id = await uploadMaterial(member.client, projectId, NOTES, text)
      await acts[how](['approver'])
      await waitFor(async () => expect(await countPendingJobs(app, 'files.remove')).toBe(0))
      expect((await owner.client.fetch(`/files/${id}`)).status).toBe(200)
    },
  )

  test('ends for a removed member: notifications of the company, and no others', async () => {
    const { member, projectId, remove } = await colleagues()
    await makeNotification(app, member.id, { link: `/dashboard/quote?project=${projectId}` })
    const kept = await makeNotification(app, member.id, { link: '/dashboard/profile' })
    await remove()
    const { items } = await member.client.call('dashboard.notifications.list')
    expect(items.map(({ id }) => id)).toEqual([kept])
  })

  test('stays listed for the representative: links of a former member', async () => {
    const { owner, member, companyId, projectId, remove } = await colleagues()
    await makeRecap(app, { userId: owner.id, projectId })
    await confirmQuote(owner.client, projectId)
    const { id: payLink } = await makePayLink(app, projectId, { madeBy: member.id })
    await makePayLink(app, projectId, { madeBy: owner.id })
    const { id: guest } = await makeGuest(app, projectId, { invitedBy: member.id })
    const left = () => owner.client.call('dashboard.company.leftLinks', { companyId })
    expect(await left()).toEqual({ guests: [], payLinks: [] })
    await remove()
    expect(await left()).toMatchObject({ guests: [{ id: guest, projectId }], payLinks: [{ id: payLink }] })
    await owner.client.call('dashboard.reviewGuests.revoke', { id: guest })
    await makeSettled(app, projectId)
    expect(await left()).toEqual({ guests: [], payLinks: [] })
  })
})

test('a first project is created for a representative only', async () => {
  const owner = await makeClient(app)
  const approver = await makeColleague(app, owner.id, { hats: ['approver'] })
  expect((await approver.client.ask('dashboard.projects.ensure')).code).toBe('NOT_FOUND')
  const { id } = await owner.client.call('dashboard.projects.ensure')
  expect((await approver.client.call('dashboard.projects.ensure')).id).toBe(id)
})

test('a project created by a manager belongs to the named company, which is required if its client has several', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const { companyId, ...owner } = await makeClient(app)
  const client = await makeClient(app)
  const { token } = await makeInvitation(app, companyId, { email: client.email })
  await client.client.call('auth.acceptInvitation', { token })
  const make = (whose: { clientId?: string; companyId?: string }) =>
    manager.client.ask('team.projects.make', { ...whose, title: 'Il lancio' })
  expect((await make({ clientId: client.id })).fields).toEqual({ companyId: 'REQUIRED' })
  expect((await make({})).fields).toEqual({ clientId: 'REQUIRED' })
  expect((await make({ companyId: randomUUID() })).code).toBe('NOT_FOUND')
  expect((await make({ companyId })).status).toBe(200)
  expect((await make({ clientId: owner.id })).status).toBe(200)
  const projects = await listRows(app, 'projects', { companyId })
  expect(projects.map(({ userId }) => userId)).toEqual([owner.id, owner.id])
})

test('mails about money go to users who order, mails about versions to reviewers', async () => {
  const order = await makeConfirmed(app)
  const approver = await makeColleague(app, order.id, { hats: ['approver'] })
  const billing = await makeColleague(app, order.id, { hats: ['billing'] })
  await payDeposit(order)
  await app.context.transact(tx =>
    tx.emit({ type: 'project.client-reminded', projectId: order.projectId, because: 'version-to-review' }),
  )
  for (const { email } of [order, billing]) await app.mailbox.find(email, /Pagamento ricevuto/)
  for (const { email } of [order, approver]) await app.mailbox.find(email, /Promemoria/)
  expect(await app.mailbox.list(approver.email, /Pagamento ricevuto/)).toEqual([])
  expect(await app.mailbox.list(billing.email, /Promemoria/)).toEqual([])
})

test('a user without a company creates one of their own, once when concurrent, and represents it', async () => {
  const owner = await makeClient(app)
  const { id, client } = await makeColleague(app, owner.id)
  const begin = () => client.ask('account.beginCompany', { name: 'Forno Neri' })
  expect((await begin()).code).toBe('HAS_COMPANY')
  await owner.client.call('dashboard.company.removeMember', {
    companyId: owner.companyId,
    userId: id,
  })
  expect(await client.call('dashboard.company.mine')).toEqual([])
  const answers = await Promise.all([begin(), begin(), begin()])
  expect(answers.map(({ code }) => code ?? 'begun').sort()).toEqual(['HAS_COMPANY', 'HAS_COMPANY', 'begun'])
  expect(await client.call('dashboard.company.mine')).toMatchObject([
    { name: 'Forno Neri', hats: ['representative'] },
  ])
  expect((await client.ask('dashboard.projects.create', {})).status).toBe(200)
})
