import { addDays, daysLater } from '../formats/calendar-days.ts'
import { dayInRome, startOfDayInRome } from '../formats/date-it.ts'
import { TRANSFER_DAYS } from '../payment/bank-transfer.ts'
import { UNANSWERED_DAYS } from '../payment/payment-types.ts'

export const turnSides = ['team', 'client', 'none'] as const

/** The side that has to act next in a project. */
export type TurnSide = (typeof turnSides)[number]

/** Reasons for the turn of each side, as stored. Each belongs to one side (docs/decisions/whose-turn.md). */
export const turnReasons = {
  team: [
    'message-to-answer',
    'transfer-to-book',
    'brief-to-read',
    'comments-to-answer',
    'version-to-send',
    'quote-unanswered',
    'quote-expired',
    'version-unanswered',
    'project-to-close',
  ],
  client: [
    'brief-to-write',
    'quote-to-confirm',
    'proposal-to-answer',
    'payment',
    'transfer-to-arrive',
    'question-to-answer',
    'version-to-review',
  ],
  none: ['archived', 'completed', 'refunded'],
} as const satisfies Record<TurnSide, readonly string[]>

/** Reasons for a client's turn, of each of which a reminder can be sent. */
export type ClientTurnReason = (typeof turnReasons.client)[number]

export type TurnReason = (typeof turnReasons)[TurnSide][number]

/** Days of Rome for which a quote can be confirmed and a brief can stay without an answer. */
const QUOTE_DAYS = 30

/** Facts of a project that decide whose turn it is. A null moment means that it did not happen. */
export interface TurnFacts {
  readonly status: string
  readonly createdAt: Date
  readonly archivedAt: Date | null
  /** Time at which the recap was completed or last changed. */
  readonly briefAt: Date | null
  /** The confirmed quote in force; its last day is `YYYY-MM-DD`. */
  readonly quote: { readonly confirmedAt: Date; readonly validUntil: string } | null
  /** The deposit, once it is paid or given back. */
  readonly deposit: { readonly state: 'paid' | 'refunded'; readonly at: Date } | null
  /** Earliest due time of an unpaid balance or accepted extra. */
  readonly dueAt: Date | null
  /** Time of the oldest announced transfer that has not arrived in full. */
  readonly transferAt: Date | null
  /** The open proposal whose last day comes last. */
  readonly proposal: { readonly madeAt: Date; readonly validUntil: string } | null
  /** True if a required asset has no version that was sent to the client. */
  readonly lacksVersion: boolean
  /** The oldest request for changes on a newest version. */
  readonly changesAt: Date | null
  /** True if a newest version has unresolved comments of the client or a guest. */
  readonly hasOpenComments: boolean
  /** The oldest newest version on which the client has not decided. */
  readonly waitingAt: Date | null
  /** Time at which the last newest version was approved. */
  readonly approvedAt: Date | null
  /** The first message of the client that the team has not answered. */
  readonly messageAt: Date | null
  /** The last message of the thread, if the team wrote it and it asks something. */
  readonly questionAt: Date | null
}

export interface Turn {
  readonly side: TurnSide
  readonly because: TurnReason
  readonly since: Date
  /** Time at which the turn changes without an event; null if it never does. */
  readonly recheckAt: Date | null
}

const dayAfter = (lastDay: string): Date => startOfDayInRome(addDays(lastDay, 1))

const newest = (moments: readonly (Date | null)[], fallback: Date): Date =>
  moments.reduce<Date>((latest, moment) => (moment && moment > latest ? moment : latest), fallback)

const turnFor =
  <Side extends TurnSide>(side: Side) =>
  (because: (typeof turnReasons)[Side][number], since: Date, recheckAt: Date | null = null): Turn => ({
    side,
    because,
    since,
    recheckAt,
  })

const team = turnFor('team')
const client = turnFor('client')
const none = turnFor('none')

/** Returns `before` until a moment, with a recheck at it, and `after` from then on. */
const untilThen = (now: Date, end: Date, before: Turn, after: Turn): Turn =>
  now < end ? { ...before, recheckAt: end } : after

const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other)

/**
 * Returns whose turn it is in a project, why and since when. What the team owes comes before what the client owes; a
 * deadline makes a project late and changes no turn (docs/decisions/whose-turn.md).
 */
export function turnOf(facts: TurnFacts, now: Date): Turn {
  const { archivedAt, messageAt, transferAt } = facts
  if (archivedAt) return none('archived', archivedAt)
  if (messageAt && !requestedChanges(facts)) return team('message-to-answer', messageAt)
  const transferEnds = transferAt && daysLater(transferAt, TRANSFER_DAYS)
  if (transferEnds && transferEnds <= now) return team('transfer-to-book', transferEnds)
  const turn = turnWithoutTransfer(facts, now)
  // An announced transfer becomes the team's turn at its end, whatever else waits by then.
  if (!transferEnds) return turn
  return { ...turn, recheckAt: earlier(turn.recheckAt, transferEnds) }
}

/** Returns the team's turn for changes requested in an open order, which come before an unanswered message. */
function requestedChanges({ status, deposit, changesAt, hasOpenComments }: TurnFacts): Turn | undefined {
  const isOpen = status !== 'briefing' && status !== 'completed' && deposit?.state !== 'refunded'
  if (!changesAt || !isOpen) return undefined
  return team(hasOpenComments ? 'comments-to-answer' : 'version-to-send', changesAt)
}

function turnWithoutTransfer(facts: TurnFacts, now: Date): Turn {
  const { status, deposit, dueAt, transferAt, createdAt, briefAt } = facts
  if (status === 'completed') {
    if (deposit?.state === 'paid' && (dueAt || transferAt)) return owed(facts)
    return none('completed', newest([briefAt, deposit?.at ?? null, facts.approvedAt], createdAt))
  }
  if (deposit?.state === 'refunded') return none('refunded', deposit.at)
  if (facts.questionAt) return client('question-to-answer', facts.questionAt)
  if (status === 'briefing') return deposit ? started(facts, deposit.at) : beforePayment(facts, now)
  return inProduction(facts, now)
}

/** Returns the client's turn of a project under way: an announced transfer, or the payment. */
const owed = ({ transferAt, dueAt, createdAt }: TurnFacts): Turn =>
  transferAt ? client('transfer-to-arrive', transferAt) : client('payment', dueAt ?? createdAt)

/** Returns the client's turn for an open proposal until the end of its last day; else `otherwise`. */
function proposed({ proposal }: TurnFacts, now: Date, otherwise: Turn): Turn {
  if (!proposal || dayInRome(now) > proposal.validUntil) return otherwise
  return client('proposal-to-answer', proposal.madeAt, dayAfter(proposal.validUntil))
}

function beforePayment(facts: TurnFacts, now: Date): Turn {
  const { transferAt, quote, briefAt, createdAt } = facts
  if (transferAt) return client('transfer-to-arrive', transferAt)
  if (quote) {
    const end = dayAfter(quote.validUntil)
    return proposed(
      facts,
      now,
      untilThen(now, end, client('payment', quote.confirmedAt), team('quote-expired', end)),
    )
  }
  if (!briefAt) return proposed(facts, now, client('brief-to-write', createdAt))
  const end = dayAfter(addDays(dayInRome(briefAt), QUOTE_DAYS))
  return proposed(
    facts,
    now,
    untilThen(now, end, client('quote-to-confirm', briefAt), team('quote-unanswered', end)),
  )
}

const started = ({ briefAt }: TurnFacts, paidAt: Date): Turn =>
  briefAt ? team('brief-to-read', newest([paidAt], briefAt)) : client('brief-to-write', paidAt)

function inProduction(facts: TurnFacts, now: Date): Turn {
  const { lacksVersion, waitingAt, approvedAt, dueAt, deposit } = facts
  const begunAt = newest([facts.briefAt, deposit?.at ?? null], facts.createdAt)
  const changes = requestedChanges(facts)
  if (changes) return changes
  if (lacksVersion) return team('version-to-send', newest([approvedAt], begunAt))
  if (dueAt || facts.transferAt) return owed(facts)
  if (!waitingAt) return proposed(facts, now, team('project-to-close', newest([approvedAt], begunAt)))
  const end = daysLater(waitingAt, UNANSWERED_DAYS)
  return proposed(
    facts,
    now,
    untilThen(now, end, client('version-to-review', waitingAt), team('version-unanswered', end)),
  )
}
