import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { projectStatuses } from './status.ts'
import { type TurnFacts, type TurnReason, type TurnSide, turnOf, turnReasons } from './turn.ts'

const at = (text: string) => new Date(`2026-${text}Z`)

const nothing: TurnFacts = {
  status: 'briefing',
  createdAt: at('03-01T10:00'),
  archivedAt: null,
  briefAt: null,
  quote: null,
  deposit: null,
  dueAt: null,
  transferAt: null,
  proposal: null,
  lacksVersion: true,
  changesAt: null,
  hasOpenComments: false,
  waitingAt: null,
  approvedAt: null,
  messageAt: null,
  questionAt: null,
}

const briefed = { ...nothing, briefAt: at('03-02T10:00') }
const confirmed = { ...briefed, quote: { confirmedAt: at('03-03T10:00'), validUntil: '2026-04-02' } }
const paid = { ...confirmed, deposit: { state: 'paid', at: at('03-04T10:00') } } as const
const atWork = { ...paid, status: 'in-production' }
const sent = { ...atWork, status: 'in-review', lacksVersion: false, waitingAt: at('03-10T10:00') }
const approved = { ...sent, waitingAt: null, approvedAt: at('03-11T10:00') }
const changed = { ...sent, waitingAt: null, changesAt: at('03-12T10:00') }
const proposal = { madeAt: at('03-05T10:00'), validUntil: '2026-03-20' }
const proposed = { ...nothing, proposal }
const announced = { ...confirmed, transferAt: at('03-05T10:00') }
const completed = { ...approved, status: 'completed' }
const due = { dueAt: at('03-11T10:01') }
const remitted = { ...completed, ...due, transferAt: at('03-12T10:00') }
const refunded = { ...atWork, deposit: { state: 'refunded', at: at('03-09T10:00') } } as const
const unbriefed = { ...paid, briefAt: null }
const criticized = { ...changed, hasOpenComments: true }
const written = { ...sent, messageAt: at('03-11T09:00') }
const asked = { ...atWork, questionAt: at('03-11T09:00') }
const archived = { ...atWork, archivedAt: at('03-13T10:00'), messageAt: at('03-12T10:00') }

type Case = [
  event: string,
  facts: TurnFacts,
  now: string,
  turn: `${TurnSide} ${TurnReason} ${string}`,
  recheckAt?: string,
]

// Summer time begins in Rome on 29 March: dates begin at 23:00 UTC before, at 22:00 UTC after.
const cases: Case[] = [
  ['project.created', nothing, '03-01T10:00', 'client brief-to-write 03-01T10:00'],
  ['brief.completed', briefed, '03-02T11:00', 'client quote-to-confirm 03-02T10:00', '04-01T22:00'],
  ['30 days unconfirmed', briefed, '04-01T21:59', 'client quote-to-confirm 03-02T10:00', '04-01T22:00'],
  ['30 days are over', briefed, '04-01T22:00', 'team quote-unanswered 04-01T22:00'],
  ['quote.confirmed', confirmed, '03-03T11:00', 'client payment 03-03T10:00', '04-02T22:00'],
  ['the quote runs out', confirmed, '04-02T22:00', 'team quote-expired 04-02T22:00'],
  ['transfer.begun', announced, '03-05T10:00', 'client transfer-to-arrive 03-05T10:00', '03-12T10:00'],
  ['seven days without the transfer', announced, '03-12T10:00', 'team transfer-to-book 03-12T10:00'],
  ['payment.paid', paid, '03-04T11:00', 'team brief-to-read 03-04T10:00'],
  ['brief.changed', { ...paid, briefAt: at('03-06T10:00') }, '03-06T11:00', 'team brief-to-read 03-06T10:00'],
  ['payment.paid without a brief', unbriefed, '03-04T11:00', 'client brief-to-write 03-04T10:00'],
  ['project.status-set', atWork, '03-05T10:00', 'team version-to-send 03-04T10:00'],
  ['version.published', sent, '03-10T10:00', 'client version-to-review 03-10T10:00', '03-25T10:00'],
  ['15 days without an answer', sent, '03-25T10:00', 'team version-unanswered 03-25T10:00'],
  ['version.recalled', atWork, '03-10T10:05', 'team version-to-send 03-04T10:00'],
  ['changes.requested', changed, '03-12T11:00', 'team version-to-send 03-12T10:00'],
  ['changes.requested with comments', criticized, '03-12T11:00', 'team comments-to-answer 03-12T10:00'],
  [
    'comment.written before a decision',
    { ...sent, hasOpenComments: true },
    '03-12T11:00',
    'client version-to-review 03-10T10:00',
    '03-25T10:00',
  ],
  ['asset.added', { ...sent, lacksVersion: true }, '03-12T11:00', 'team version-to-send 03-04T10:00'],
  ['version.approved', approved, '03-11T11:00', 'team project-to-close 03-11T10:00'],
  ['balance.due', { ...approved, ...due }, '03-12T10:00', 'client payment 03-11T10:01'],
  ['balance.due after completion', { ...completed, ...due }, '03-12T10:00', 'client payment 03-11T10:01'],
  ['balance by transfer', remitted, '03-13T10:00', 'client transfer-to-arrive 03-12T10:00', '03-19T10:00'],
  ['completed', completed, '03-13T10:00', 'none completed 03-11T10:00'],
  ['payment.refunded', refunded, '03-13T10:00', 'none refunded 03-09T10:00'],
  ['proposal.made early', proposed, '03-06T10:00', 'client proposal-to-answer 03-05T10:00', '03-20T23:00'],
  ['the proposal runs out', proposed, '03-20T23:00', 'client brief-to-write 03-01T10:00'],
  ['proposal.made at work', { ...atWork, proposal }, '03-06T10:00', 'team version-to-send 03-04T10:00'],
  ['message.sent by the client', written, '03-11T10:00', 'team message-to-answer 03-11T09:00'],
  [
    'changes.requested after an unanswered message',
    { ...criticized, messageAt: at('03-11T09:00') },
    '03-12T11:00',
    'team comments-to-answer 03-12T10:00',
  ],
  [
    'message.sent after completion',
    { ...completed, messageAt: at('04-11T09:00') },
    '04-11T10:00',
    'team message-to-answer 04-11T09:00',
  ],
  ['message.sent by the team with a question', asked, '03-11T10:00', 'client question-to-answer 03-11T09:00'],
  ['project.archived, whatever waits', archived, '03-14T10:00', 'none archived 03-13T10:00'],
]

describe('turnOf', () => {
  test.each(cases)('after %s', (_, facts, now, expected, recheckAt) => {
    const { side, because, since, recheckAt: again } = turnOf(facts, at(now))
    expect(`${side} ${because} ${since.toISOString().slice(5, 16)}`).toBe(expected)
    expect(again?.toISOString().slice(5, 16)).toBe(recheckAt)
  })

  test('has a case for every reason', () => {
    const met = new Set(cases.map(([, , , turn]) => turn.split(' ')[1]))
    expect(met).toEqual(new Set(Object.values(turnReasons).flat()))
  })

  const moment = fc.date({ min: at('01-01T00:00'), max: at('12-31T00:00'), noInvalidDate: true })
  const maybe = fc.option(moment)
  const day = moment.map(date => date.toISOString().slice(0, 10))
  const anyFacts: fc.Arbitrary<TurnFacts> = fc.record({
    status: fc.constantFrom(...projectStatuses, 'unknown'),
    createdAt: moment,
    archivedAt: maybe,
    briefAt: maybe,
    quote: fc.option(fc.record({ confirmedAt: moment, validUntil: day })),
    deposit: fc.option(fc.record({ state: fc.constantFrom('paid', 'refunded'), at: moment })),
    dueAt: maybe,
    transferAt: maybe,
    proposal: fc.option(fc.record({ madeAt: moment, validUntil: day })),
    lacksVersion: fc.boolean(),
    changesAt: maybe,
    hasOpenComments: fc.boolean(),
    waitingAt: maybe,
    approvedAt: maybe,
    messageAt: maybe,
    questionAt: maybe,
  })

  test.prop([anyFacts, moment, fc.nat(4e10)])(
    'stays the same until its recheck, which is in the future',
    (facts, now, later) => {
      const turn = turnOf(facts, now)
      expect(turnReasons[turn.side]).toContain(turn.because)
      if (turn.recheckAt) expect(turn.recheckAt.getTime()).toBeGreaterThan(now.getTime())
      const last = turn.recheckAt ? turn.recheckAt.getTime() - 1 : Number.POSITIVE_INFINITY
      expect(turnOf(facts, new Date(Math.min(now.getTime() + later, last)))).toEqual(turn)
    },
  )

  test.prop([anyFacts, moment])('needs no recheck after a few of them', (facts, start) => {
    let turn = turnOf(facts, start)
    for (let count = 0; count < 4 && turn.recheckAt; count++) turn = turnOf(facts, turn.recheckAt)
    expect(turn.recheckAt).toBeNull()
  })
})
