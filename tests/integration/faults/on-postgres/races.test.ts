import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { openStream, storedPaths } from '../../../support/app.ts'
import { makeVersion } from '../../../support/builders/deliverables.ts'
import { anAddress, emailChangesIn } from '../../../support/builders/email-changes.ts'
import { askForGuest, makeSignedInGuest } from '../../../support/builders/guests.ts'
import { askToPay, makeClientWithProject, makeConfirmedOrder } from '../../../support/builders/orders.ts'
import { makeClient, makeColleague, makeMember } from '../../../support/builders/people.ts'
import { makePayment, makeProject } from '../../../support/builders/projects.ts'
import { textFile } from '../../../support/builders/sample-files.ts'
import { textOf, upload, uploadMaterial } from '../../../support/builders/uploads.ts'
import { LiveStream } from '../../../support/live-stream.ts'
import { tokenIn } from '../../../support/mailbox.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { listRows } from '../../../support/rows.ts'
import type { Answer } from '../../../support/rpc-client.ts'
import { waitFor } from '../../../support/wait-for.ts'

/** Experiment F19. */
const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)
const AT_ONCE = [0, 1, 2, 3]

const [one, other] = await twoProcesses()
const { db } = one.context
const processOf = (index: number) => (index % 2 ? one : other)
const manager = await makeMember(one, 'Project Manager')
const managers = [manager.client, at(other, manager.client)]

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)

async function tokenOf(email: string): Promise<string> {
  const mail = await one.mailbox.find(email, accountMails.confirmEmail.subject)
  return tokenIn(mail, '/confirm-email')
}

async function visited() {
  const { client, projectId } = await makeClientWithProject(one)
  const deliverableId = await makeVersion(one, projectId)
  return { client, projectId, deliverableId, ...(await makeSignedInGuest(one, projectId)) }
}

describe('at two processes concurrently', { timeout: 240_000 }, () => {
  test.each(times)('an address in other case creates one account, whose link works once: %i', async () => {
    const name = randomUUID()
    const spelt = [`ada-${name}@example.com`, `ADA-${name}@example.com`, `Ada-${name}@Example.com`]
    const signUp = (index: number) =>
      processOf(index)
        .visitor()
        .ask('auth.signUp', {
          fullName: 'Ada Rossi',
          email: spelt[index % spelt.length] ?? '',
          password: 'Una-Password-9',
        })
    expect(statusesOf(await Promise.all(AT_ONCE.map(signUp)))).toEqual([200, 200, 200, 200])
    const { rows } = await sql`select from users where lower(email) = ${spelt[0]}`.execute(db)
    expect(rows).toHaveLength(1)
    const token = await tokenOf(spelt[0] ?? '')
    const answers = await Promise.all(
      AT_ONCE.map(index => processOf(index).visitor().ask('auth.confirmEmail', { token })),
    )
    expect(statusesOf(answers).sort()).toEqual([200, 409, 409, 409])
  })

  test.each(times)('a user without a project gets one: %i', async () => {
    const { id, client } = await makeClient(one)
    const clients = [client, at(other, client)]
    const answers = await Promise.all(
      AT_ONCE.map(index => (clients[index % 2] ?? client).ask('dashboard.projects.ensure')),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200])
    expect(await listRows(one, 'projects', { userId: id })).toHaveLength(1)
  })

  test.each(times)('a quote is paid once: %i', async () => {
    const { client, projectId } = await makeConfirmedOrder(one)
    const clients = [client, at(other, client)]
    const pay = (index: number) =>
      askToPay({ client: clients[index % 2] ?? client, projectId }, { acceptHigher: true })
    const statuses = statusesOf(await Promise.all(AT_ONCE.map(pay)))
    expect(statuses.filter(status => status !== 200 && status !== 409)).toEqual([])
    const payments = await listRows(one, 'payments', { projectId })
    expect(payments).toHaveLength(1)
  })

  test.each(times)('a balance is paid once: %i', async () => {
    const { client, projectId } = await makeConfirmedOrder(one)
    await makePayment(one, projectId, {
      rule: 'deposit',
      totalCents: 47_000,
      netCents: 47_000,
      balanceCents: 50_000,
    })
    const clients = [client, at(other, client)]
    const pay = (index: number) =>
      (clients[index % 2] ?? client).ask('dashboard.payment.payBalance', {
        projectId,
        requestId: randomUUID(),
        totalCents: 50_000,
      })
    const statuses = statusesOf(await Promise.all(AT_ONCE.map(pay)))
    expect(statuses.filter(status => status !== 200 && status !== 409)).toEqual([])
    const rows = () => listRows(one, 'payments', { projectId })
    await waitFor(async () =>
      expect((await rows()).sort((a, b) => (a.instalment < b.instalment ? -1 : 1))).toMatchObject([
        { instalment: 'balance', status: 'paid' },
        { instalment: 'deposit', status: 'paid' },
      ]),
    )
    const [balance] = await listRows(one, 'payments', { projectId, instalment: 'balance' })
    const settleAt = (process: typeof one) => recordPaymentOutcome(process.context, balance?.id ?? '', 'paid')
    await Promise.all([settleAt(one), settleAt(other), settleAt(one), settleAt(other)])
    const paid = await listRows(one, 'auditLog', { projectId, action: 'payment.paid' })
    expect(paid).toHaveLength(1)
  })

  test.each(times)('one of two assignments remains as a whole: %i', async () => {
    const owner = await makeClient(one)
    const id = await makeProject(one, owner.id)
    const members = await Promise.all(AT_ONCE.map(() => makeMember(one, 'Video Editor')))
    const teams = [members.slice(0, 2), members.slice(2)].map(team =>
      team.map(({ memberId }) => memberId).sort(),
    )
    const assign = (index: number) =>
      (managers[index % 2] ?? manager.client).ask('team.projects.assign', {
        id,
        memberIds: teams[index % 2] ?? [],
      })
    expect(statusesOf(await Promise.all(AT_ONCE.map(assign)))).toEqual([200, 200, 200, 200])
    const rows = await listRows(one, 'projectTeamAssignments', { projectId: id })
    expect(teams).toContainEqual(rows.map(({ teamMemberId }) => teamMemberId).sort())
  })

  test.each(times)('a project removed during an upload leaves no file of it: %i', async () => {
    const { client, projectId } = await makeClientWithProject(one)
    const file = textOf(projectId)
    const [{ status }, removed] = await Promise.all([
      upload(client, file, textFile('ciao')),
      at(other, client).ask('dashboard.projects.remove', { id: projectId }),
    ])
    expect(status).toBeLessThan(500)
    expect(removed.status).toBe(200)
    expect(await listRows(one, 'projectFiles', { projectId })).toEqual([])
    await waitFor(async () =>
      expect((await storedPaths(one)).filter(path => path.includes(projectId))).toEqual([]),
    )
  })

  test.each(times)('a guest’s comment is stored before the link was revoked, or is refused: %i', async () => {
    const { client, deliverableId, guest, guestId } = await visited()
    const say = (text: string) =>
      at(other, guest).ask('guestReview.comment', { guestId, deliverableId, atMs: 0, text })
    const [first, , second] = await Promise.all([
      say('Prima.'),
      client.call('dashboard.reviewGuests.revoke', { id: guestId }),
      say('Insieme.'),
    ])
    for (const answer of [first, second]) expect([undefined, 'GUEST_LINK_OVER']).toContain(answer.code)
    expect((await say('Dopo.')).code).toBe('GUEST_LINK_OVER')
    const kept = await listRows(one, 'deliverableComments', { guestId })
    expect(kept).toHaveLength([first, second].filter(answer => !answer.code).length)
  })

  test('eleven concurrent invitations create ten links', async () => {
    const { client, projectId } = await visited()
    const hosts = [client, at(other, client)]
    const asked = Array.from({ length: 10 }, (_, nth) => hosts[nth % 2] ?? client)
    const answers = await Promise.all(asked.map(host => askForGuest(host, 'dashboard', projectId)))
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['GUEST_LINKS_FULL'])
  })

  test('a stream at one process ends when the link is revoked at the other', async () => {
    const { client, guest, guestId } = await visited()
    const stream = new LiveStream(at(other, guest), undefined, {
      path: 'guestReview.events',
      input: { guestId },
    })
    await stream.opened
    await client.call('dashboard.reviewGuests.revoke', { id: guestId })
    await stream.ended
  })
})

test('an address taken during a change belongs to the first user', async () => {
  const { aClient, ask, newLink, oldLink, open, addressOf } = emailChangesIn(one)
  const [person, email] = [await aClient(), anAddress()]
  await ask(person, email)
  await open(await newLink(email))
  const last = await oldLink(person)
  let opening: Promise<{ state: string }> | undefined
  await db.transaction().execute(async trx => {
    await trx.insertInto('users').values({ email }).execute()
    opening = open(last)
    await waitForLock()
  })
  expect(await opening).toMatchObject({ state: 'taken' })
  expect(await addressOf(person)).toBe(person.email)
})

test('access at another process ends within five seconds of a removal', async () => {
  const { companyId, ...owner } = await makeClient(one)
  const member = await makeColleague(one, owner.id)
  const projectId = await makeProject(one, owner.id)
  const notes = { filename: 'appunti.txt', filetype: 'text/plain' }
  const file = await uploadMaterial(owner.client, projectId, notes, textFile('Il forno apre alle quattro.'))
  const elsewhere = at(other, member.client)
  const stream = await openStream(elsewhere)
  expect((await elsewhere.fetch(`/files/${file}`)).status).toBe(200)

  await owner.client.call('dashboard.company.removeMember', { companyId, userId: member.id })
  const removedAt = performance.now()
  await stream.ended
  expect(performance.now() - removedAt).toBeLessThan(5000)
  expect((await elsewhere.fetch(`/files/${file}`)).status).toBe(404)
  expect((await elsewhere.ask('dashboard.messages.list', { projectId })).code).toBe('NOT_FOUND')
})

/** Waits until a statement is blocked by a lock. */
const waitForLock = () =>
  waitFor(async () => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(other.context.db)
    expect(rows).not.toEqual([])
  })
