import { randomUUID } from 'node:crypto'
import type { CompanyRole } from 'shared/companies/hat'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askToPay, makeConfirmedOrder, paymentSummary } from '../../support/builders/orders.ts'
import { billing, makeClient, makeColleague, makeMember, nameCompany } from '../../support/builders/people.ts'
import { assign, makeProject, makeRecap } from '../../support/builders/projects.ts'
import { textFile } from '../../support/builders/sample-files.ts'
import { uploadMaterial } from '../../support/builders/uploads.ts'
import { countPendingJobs, getRow, insertRows, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()

const PASSWORD = 'Un-treno-per-Bergamo-7'
const NOTES = { filename: 'appunti.txt', filetype: 'text/plain' }

test('a new user represents a company of their own', async () => {
  const email = 'sara.neri@example.com'
  await app.visitor().call('auth.signUp', { fullName: 'Sara Neri', email, password: PASSWORD })
  const memberships = await app.context.db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select(['hats'])
    .where('email', '=', email)
    .execute()
  expect(memberships).toEqual([{ hats: ['representative'] }])
})

describe('users of one company', () => {
  test('are all notified, each by name', async () => {
    const owner = await makeClient(app, { fullName: 'Chiara Colombo' })
    const colleague = await makeColleague(app, owner.id)
    const manager = await makeMember(app, 'Project Manager')
    const id = await makeProject(app, owner.id)
    await manager.client.call('team.projects.setStatus', { id, status: 'in-production' })
    for (const { client, email, fullName } of [owner, colleague]) {
      expect((await client.call('dashboard.notifications.list')).items).toHaveLength(1)
      const mail = await app.mailbox.find(email, /./)
      expect(mail.text).toContain(`Ciao ${fullName.split(' ')[0]}`)
      expect(await app.mailbox.list(email)).toHaveLength(1)
    }
  })

  test('export the company’s projects, and otherwise only their own data', async () => {
    const owner = await makeClient(app)
    const colleague = await makeColleague(app, owner.id)
    const stranger = await makeClient(app)
    const projectId = await makeProject(app, owner.id)
    await uploadMaterial(owner.client, projectId, NOTES, textFile('Il forno apre alle quattro.'))
    const [own, theirs, nobodys] = await Promise.all(
      [owner, colleague, stranger].map(({ client }) => client.call('dashboard.profile.export')),
    )
    for (const taken of [own, theirs]) expect(taken?.projects.map(({ id }) => id)).toEqual([projectId])
    expect(own?.materials).toHaveLength(1)
    expect(theirs?.materials).toEqual([])
    expect(nobodys?.projects).toEqual([])
  })
})

describe('an account that is erased', () => {
  test('leaves its data to other users of the company, without its name', async () => {
    const owner = await makeClient(app, { password: PASSWORD })
    const colleague = await makeColleague(app, owner.id)
    await nameCompany(app, owner.id, 'Forno Colombo')
    const id = await makeProject(app, owner.id)
    await makeRecap(app, { userId: owner.id, projectId: id })
    const text = textFile('Il forno apre alle quattro.')
    const material = await uploadMaterial(owner.client, id, NOTES, text)
    await owner.client.call('dashboard.profile.erase', { password: PASSWORD })
    await waitFor(async () => expect(await countPendingJobs(app, 'files.remove')).toBe(0))
    expect((await colleague.client.fetch(`/files/${material}`)).status).toBe(200)
    expect(await colleague.client.call('dashboard.briefing.recap', { projectId: id })).toMatchObject({
      state: 'ready',
    })
    const manager = await makeMember(app, 'Project Manager')
    const shown = await manager.client.call('team.projects.get', { id })
    expect(shown.client).toMatchObject({ fullName: colleague.fullName, company: 'Forno Colombo' })
    expect(JSON.stringify(shown)).not.toContain(owner.fullName)
  })

  test('is refused to the only representative of several users, with a warning before', async () => {
    const owner = await makeClient(app, { password: PASSWORD })
    const approver = await makeColleague(app, owner.id, { hats: ['approver'] })
    expect(await owner.client.call('dashboard.profile.eraseObstacle')).toEqual({
      code: 'LAST_REPRESENTATIVE',
      companies: [
        {
          id: owner.companyId,
          name: null,
          members: [{ userId: approver.id, fullName: approver.fullName }],
        },
      ],
      transfer: null,
    })
    const refused = await owner.client.ask('dashboard.profile.erase', { password: PASSWORD })
    expect(refused.code).toBe('LAST_REPRESENTATIVE')
    expect(await approver.client.call('dashboard.profile.eraseObstacle')).toEqual({
      code: null,
      companies: [],
      transfer: null,
    })
  })

  test('hands the company to the named successor, who is notified, and to no outsider', async () => {
    const { companyId, ...owner } = await makeClient(app, { password: PASSWORD })
    const approver = await makeColleague(app, owner.id, { hats: ['approver'] })
    const stranger = await makeClient(app)
    const erase = (userId: string, company = companyId) =>
      owner.client.ask('dashboard.profile.erase', {
        password: PASSWORD,
        successors: [{ companyId: company, userId }],
      })
    for (const wrong of [
      await erase(stranger.id),
      await erase(owner.id),
      await erase(stranger.id, stranger.companyId),
    ])
      expect(wrong.fields).toEqual({ successors: 'OUT_OF_RANGE' })
    expect(await listRows(app, 'companyMembers', { companyId })).toHaveLength(2)
    expect((await erase(approver.id)).status).toBe(200)
    expect(await listRows(app, 'companyMembers', { companyId })).toMatchObject([
      { userId: approver.id, hats: ['representative', 'approver'] },
    ])
    await app.mailbox.find(approver.email, 'Il tuo ruolo è cambiato')
  })

  test('concurrently with the other user deletes the company', async () => {
    const { companyId, ...owner } = await makeClient(app, { password: PASSWORD })
    const colleague = await makeColleague(app, owner.id, { password: PASSWORD })
    await makeProject(app, owner.id)
    await Promise.all(
      [owner, colleague].map(({ client }) => client.ask('dashboard.profile.erase', { password: PASSWORD })),
    )
    const members = await listRows(app, 'companyMembers', { companyId })
    const companies = await listRows(app, 'companies', { id: companyId })
    expect(companies).toHaveLength(members.length)
  })
})

test('rows below a project belong to its company only, and move with it', async () => {
  const owner = await makeClient(app)
  const { companyId } = await makeClient(app)
  const manager = await makeMember(app, 'Project Manager')
  const id = await makeProject(app, owner.id)
  await assign(app, id, manager.memberId)
  const assignments = () => listRows(app, 'projectTeamAssignments', { projectId: id })
  expect(await assignments()).toMatchObject([{ companyId: owner.companyId }])
  await expect(updateRows(app, 'projectTeamAssignments', { projectId: id }, { companyId })).rejects.toThrow(
    /foreign key/,
  )
  await updateRows(app, 'projects', { id }, { companyId })
  expect(await assignments()).toMatchObject([{ companyId }])
})

async function confirmed() {
  const fullName = `Ada ${randomUUID().slice(0, 8)}`
  const { projectId, ...person } = await makeConfirmedOrder(app, { billing: false, fullName })
  const pay = (more: object = {}) => askToPay({ client: person.client, projectId }, more)
  return { ...person, projectId, pay }
}

test('a company enters its billing data once, before its first payment', async () => {
  const { client, projectId, pay, fullName } = await confirmed()
  await client.call('dashboard.profile.update', { company: 'Forno Rossi', vatNumber: '86334519757' })
  expect(await client.call('dashboard.billing.get', { projectId })).toMatchObject({
    billing: null,
    suggested: { legalName: 'Forno Rossi', vatNumber: '86334519757', sdiCode: null, pec: null },
  })
  const refused = await pay()
  expect([refused.status, refused.code]).toEqual([409, 'BILLING_MISSING'])
  await client.call('dashboard.billing.save', { projectId, isBusiness: true, ...billing, province: 'mi' })
  const known = { ...billing, taxCode: null, sdiCode: null, pec: null }
  expect((await client.call('dashboard.billing.get', {})).billing).toEqual(known)
  expect((await pay({ poNumber: ' PO 77 ' })).data).toEqual({ state: 'processing' })
  await waitFor(async () => expect((await paymentSummary({ client, projectId })).status).toBe('paid'))
  const balance = { projectId, requestId: randomUUID(), totalCents: 50_000 }
  await client.call('dashboard.payment.payBalance', balance)
  const rows = await listRows(app, 'payments', { projectId })
  expect(rows).toMatchObject([{ poNumber: 'PO 77' }, { poNumber: 'PO 77' }])
  const manager = await makeMember(app, 'Project Manager')
  const { items } = await manager.client.call('team.audit.list', { area: 'money' })
  expect(items).toContainEqual(expect.objectContaining({ action: 'billing.saved', actorName: fullName }))
})

test('billing data go to the company that the profile showed, also after a switch in another tab', async () => {
  const owner = await makeClient(app, { billing: false })
  const other = await makeClient(app, { billing: false })
  const hats: CompanyRole[] = ['billing']
  await insertRows(app, 'companyMembers', [{ companyId: other.companyId, userId: owner.id, hats }])
  const { companyId } = await owner.client.call('dashboard.billing.get', {})
  expect(companyId).toBe(owner.companyId)
  await owner.client.call('dashboard.company.switch', { companyId: other.companyId })
  const save = (id: string) =>
    owner.client.ask('dashboard.billing.save', { companyId: id, isBusiness: true, ...billing })
  expect((await save(companyId)).status).toBe(200)
  const rows = await listRows(app, 'companyBilling', { legalName: billing.legalName, companyId })
  expect(rows).toHaveLength(1)
  expect((await owner.client.call('dashboard.billing.get', {})).billing).toBeNull()
  expect((await save((await makeClient(app)).companyId)).code).toBe('NOT_FOUND')
})

test('no tax data of another company of the user are suggested', async () => {
  const { client, projectId, id } = await confirmed()
  await nameCompany(app, id, 'Forno Rossi')
  const colleague = await makeClient(app, { billing: false })
  await colleague.client.call('dashboard.profile.update', {
    company: 'Studio Bianchi',
    vatNumber: '86334519757',
  })
  const { companyId } = await getRow(app, 'projects', { id: projectId })
  const hats: CompanyRole[] = ['billing']
  await insertRows(app, 'companyMembers', [
    { companyId, userId: colleague.id, hats, joinedAt: new Date('2031-01-01') },
  ])
  const none = { vatNumber: null, sdiCode: null, pec: null }
  const { suggested } = await colleague.client.call('dashboard.billing.get', { projectId })
  expect(suggested).toEqual({ legalName: 'Forno Rossi', ...none })
  expect((await client.call('dashboard.billing.get', { projectId })).suggested.legalName).toBe('Forno Rossi')
})

test('a colleague edits the company’s data and clears empty fields', async () => {
  const { client, projectId, id } = await confirmed()
  const seat = { ...billing, projectId, isBusiness: true } as const
  await client.call('dashboard.billing.save', { ...seat, sdiCode: 'M5UXCR1', taxCode: 'RSSMRA85T10A562S' })
  const colleague = await makeColleague(app, id)
  await colleague.client.call('dashboard.billing.save', { ...seat, city: 'Monza', sdiCode: '' })
  expect((await client.call('dashboard.billing.get', { projectId })).billing).toMatchObject({
    city: 'Monza',
    sdiCode: null,
    taxCode: null,
  })
})
