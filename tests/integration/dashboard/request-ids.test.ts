import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askForGuest } from '../../support/builders/guests.ts'
import { leadPerson, makeContact } from '../../support/builders/leads.ts'
import { askToPay, makeConfirmed, type Order } from '../../support/builders/orders.ts'
import { askForLink } from '../../support/builders/pay-links.ts'
import { makeMember } from '../../support/builders/people.ts'
import { announcedTransfer, makePayment } from '../../support/builders/projects.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { listRows } from '../../support/rows.ts'
import type { Answer, RpcClient } from '../../support/rpc-client.ts'

const app = await startApp({ env: bankAccount })
const { client: hub } = await makeMember(app, 'Project Manager')
const today = dayInRome(app.clock.now())

interface Request {
  ask(more: { requestId: string }, asker?: RpcClient): Promise<Answer>
  /** Changes of the content, each of which makes it another request. */
  others?: object[]
  /** Another user, whose request with the same id and content is refused. */
  stranger?: RpcClient
  rowsOf?(requestId: string): Promise<unknown[]>
}

const lines = (label: string) => [{ label, amountCents: 0 }]

const inProject: Record<string, (order: Order) => Promise<Request> | Request> = {
  'a shooting day'({ projectId }) {
    const shoot = { projectId, day: addDays(today, 1), address: 'Parma', contact: 'Marta', callTime: '08:30' }
    const others = [{ day: today }, { address: 'Lodi' }, { contact: undefined }, { callTime: '09:00' }]
    const ask = (more: object) => hub.ask('team.shoots.add', { ...shoot, ...more })
    return { ask, others, rowsOf: id => listRows(app, 'projectShoots', { id }) }
  },
  'a proposal'({ projectId }) {
    const reason = 'Ci siamo sbagliati noi.'
    const round = { projectId, kind: 'round', lines: lines('Un giro in più'), reason, validUntil: today }
    const ask = (more: object) => hub.ask('team.proposals.make', { ...round, ...more })
    const others = [{ reason: 'Altro.' }, { lines: lines('Due giri in più') }]
    return { ask, others, rowsOf: id => listRows(app, 'proposals', { id }) }
  },
  'a message': ({ client, projectId }) => ({
    ask: more => client.ask('dashboard.messages.send', { projectId, text: 'Ci siamo.', ...more }),
    others: [{ text: 'Altro' }],
    rowsOf: requestId => listRows(app, 'projectMessages', { requestId }),
  }),
}

/** Requests whose repetition is refused, because their answer is shown once, or is tested with the money. */
const further: typeof inProject = {
  'a guest': ({ client, projectId }) => ({ ask: more => askForGuest(client, 'dashboard', projectId, more) }),
  'a payment link': order => ({ ask: more => askForLink(order, more) }),
  'a payment': order => ({ ask: more => askToPay(order, { ...more, acceptHigher: true }) }),
  async 'a booked transfer'({ projectId }) {
    const paymentId = await makePayment(app, projectId, announcedTransfer())
    return { ask: more => bookTransfer(hub, paymentId, { ...more, amountCents: 100, arrivedOn: today }) }
  },
  async 'a refund'({ projectId }) {
    const refund = { paymentId: await makePayment(app, projectId), amountCents: 100, reason: 'Cortesia' }
    return { ask: more => hub.ask('team.payments.refundPart', { ...refund, ...more }) }
  },
}

test.each(Object.entries({ ...inProject, ...further }))(
  '%s is made once by requests of six projects at once with the same request id',
  async (_, prepare) => {
    const six = await Promise.all(Array.from({ length: 6 }, async () => prepare(await makeConfirmed(app))))
    const requestId = randomUUID()
    const answers = await Promise.all(six.map(({ ask }) => ask({ requestId })))
    expect(answers.map(({ code }) => code).sort()).toEqual([...Array(5).fill('REQUEST_ID_REUSED'), undefined])
  },
)

const beside: typeof inProject = {
  'a project'({ companyId }) {
    const project = { companyId, title: 'Il cuoio', deadline: '2040-05-01' }
    const others = [{ deadline: '2040-06-01' }, { videoType: 'Spot' }, { title: 'La pelle' }]
    const ask = (more: object) => hub.ask('team.projects.make', { ...project, ...more })
    return { ask, others, rowsOf: () => listRows(app, 'projects', { companyId, title: 'Il cuoio' }) }
  },
  'a message in the chat': async () => ({
    ask: (more, asker = hub) => asker.ask('team.chat.send', { message: 'Una volta sola', ...more }),
    others: [{ message: 'Altre parole' }],
    stranger: (await makeMember(app, 'Video Editor')).client,
    rowsOf: requestId => listRows(app, 'teamMessages', { requestId }),
  }),
  async 'a reply to a lead'() {
    const reply = { kind: 'contact', id: await makeContact(app), text: 'Ti chiamo domani.' }
    const others = [{ text: 'Ti chiamo oggi.' }, { subject: 'Oggi' }, { id: await makeContact(app) }]
    const ask = (more: object) => hub.ask('team.leads.reply', { ...reply, ...more })
    return { ask, others, rowsOf: requestId => listRows(app, 'leadReplies', { requestId }) }
  },
  'an audit form'() {
    const audit = { ...leadPerson(), description: 'Il nostro video sul pane.' }
    const ask = (more: object) => app.visitor().ask('publicForms.submitAudit', { ...audit, ...more })
    const others = [{ description: 'Altro.' }, { marketing: true }]
    return { ask, others, rowsOf: requestId => listRows(app, 'auditRequests', { requestId }) }
  },
}

test.each(Object.entries({ ...inProject, ...beside }))(
  '%s is made once by eight concurrent requests, and its id is refused for another content',
  async (_, prepare) => {
    const { ask, others = [], stranger, rowsOf } = await prepare(await makeConfirmed(app))
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ requestId })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const reused = { status: 409, code: 'REQUEST_ID_REUSED' }
    for (const other of others)
      expect(await ask({ requestId, ...other }), JSON.stringify(other)).toMatchObject(reused)
    if (stranger) expect(await ask({ requestId }, stranger)).toMatchObject(reused)
    expect(await rowsOf?.(requestId)).toHaveLength(1)
  },
)
