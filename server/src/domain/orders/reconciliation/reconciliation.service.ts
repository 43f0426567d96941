import type { closeDifferenceInput } from 'shared/administration/administration.inputs'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import {
  type BookedPayment,
  type Comparison,
  compare,
  type DifferenceState,
  differenceKeyOf,
  type ProviderPayment,
} from 'shared/reconciliation/compare'
import type { PaymentProvider } from '../../../platform/checkout/checkout.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { listBooked, momentsOf, type Span } from './booked-payments.repository.ts'
import {
  closeWithReason,
  findNewestRun,
  insertRun,
  keepDifference,
  listDifferenceRows,
  listOpenDifferences,
  lockDifference,
  settleDifference,
} from './reconciliation.repository.ts'

type Deps = Pick<AppDeps, 'checkout' | 'clock' | 'db' | 'log' | 'transact'>

const DAYS = 7

/**
 * Compares our payments with the provider: the past week up to yesterday, earlier days that were not compared, and open
 * differences (docs/decisions/reconciliation.md). Idempotent.
 * @throws any error of provider or database, after recording the failed run; its days then count as not compared.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const { checkout, clock, log, transact } = deps
  if (!checkout) return
  const span = await spanOf(deps)
  try {
    const compared = await compareWith(deps, checkout, span)
    await transact(tx => note(tx, span, compared, clock.now()))
  } catch (error) {
    log.error({ err: error }, 'the comparison with the payment provider failed')
    await transact(async tx => {
      const runId = await insertRun(tx.db, { ...span, state: 'failed', createdAt: clock.now() })
      await emit(tx, { type: 'reconciliation.failed', runId, untilDay: span.untilDay })
    })
    throw error
  }
}

async function spanOf({ clock, db }: Deps): Promise<Span> {
  const today = dayInRome(clock.now())
  const before = await findNewestRun(db, 'done')
  const days = [addDays(today, -DAYS), ...(before ? [addDays(before.untilDay, 1)] : [])]
  return { fromDay: days.sort()[0] ?? today, untilDay: addDays(today, -1) }
}

async function compareWith({ db }: Deps, checkout: PaymentProvider, span: Span): Promise<Comparison> {
  const { from, until } = await momentsOf(db, span)
  const listed = await checkout.listHeld(from)
  const open = await listOpenDifferences(db)
  const asked = await askedFor(checkout, namesOf(open), listed)
  const known = [...listed, ...asked]
  const booked = await listBooked(db, { from, names: [...namesOf(known), ...namesOf(open)] })
  const held = [...known, ...(await heldOfRest(checkout, booked, known))]
  return compare(once(held), booked, until)
}

type Named = { providerPayment: string | null; paymentId: string | null }

const namesOf = (all: readonly Named[]): string[] =>
  all.flatMap(({ providerPayment, paymentId }) => [providerPayment, paymentId]).filter(name => name !== null)

const once = (held: ProviderPayment[]): ProviderPayment[] => [
  ...new Map(held.map(each => [each.providerPayment, each])).values(),
]

/** Reads payments of open differences that are older than the list. */
async function askedFor(
  checkout: PaymentProvider,
  names: readonly string[],
  listed: readonly ProviderPayment[],
): Promise<ProviderPayment[]> {
  const known = new Set(listed.map(({ providerPayment }) => providerPayment))
  const asked: ProviderPayment[] = []
  for (const providerPayment of new Set(names)) {
    if (known.has(providerPayment) || isOurs(providerPayment)) continue
    const held = await checkout.findHeld({ providerPayment, reference: null })
    if (held) asked.push(held)
  }
  return asked
}

/** Returns true for an id of ours, which is a UUID. */
const isOurs = (name: string): boolean => /^[0-9a-f]{8}-/.test(name)

/** Returns booked payments that the provider did not list, with their disputes. */
async function heldOfRest(
  checkout: PaymentProvider,
  booked: readonly (BookedPayment & { providerReference: string | null })[],
  known: readonly ProviderPayment[],
): Promise<ProviderPayment[]> {
  const listed = new Set(namesOf(known))
  const contested = new Set(namesOf(known.filter(({ dispute }) => dispute)))
  const rest: ProviderPayment[] = []
  for (const payment of booked) {
    const names = payment.isDisputeOpen ? contested : listed
    if (!payment.isPaid || names.has(payment.providerPayment ?? payment.id)) continue
    const { providerPayment, providerReference: reference } = payment
    const held = await checkout.findHeld({ providerPayment, reference })
    if (held) rest.push(held)
  }
  return rest
}

/** Stores the result of a comparison; notifies the managers once of new differences. */
async function note(tx: Tx, span: Span, { differences, waiting }: Comparison, now: Date): Promise<void> {
  let fresh = 0
  for (const difference of differences) if (await keepDifference(tx.db, difference, now)) fresh += 1
  const keys = new Set(differences.map(differenceKeyOf))
  const isWaiting = new Set(waiting)
  for (const { id, key, providerPayment, paymentId } of await listOpenDifferences(tx.db)) {
    if (keys.has(key) || isWaiting.has(providerPayment ?? paymentId ?? '')) continue
    await settleDifference(tx.db, { id }, now)
  }
  const run = { ...span, state: 'done', found: differences.length, createdAt: now } as const
  const runId = await insertRun(tx.db, run)
  await emit(tx, { type: 'reconciliation.done', runId, untilDay: span.untilDay, fresh })
}

/** Lists differences of one state, by default the open ones. */
export async function listDifferences(
  { db }: Pick<AppDeps, 'db'>,
  { show, ...page }: PageRequest & { show?: DifferenceState | undefined },
) {
  const { items, nextCursor } = await listDifferenceRows(db, { ...page, show: show ?? 'open' })
  return { items: items.map(({ createdAt: foundAt, ...each }) => ({ ...each, foundAt })), nextCursor }
}

/**
 * Returns the provider that payments are compared with, the last compared day, and the start of a failure, if any. With
 * simulated payments there is no provider.
 */
export async function reconciliationState({ checkout, db }: Pick<AppDeps, 'checkout' | 'db'>) {
  const done = await findNewestRun(db, 'done')
  const failed = await findNewestRun(db, 'failed')
  const isFailing = failed !== undefined && (done === undefined || failed.createdAt > done.createdAt)
  return {
    provider: checkout?.provider ?? ('simulated' as const),
    done: done ? { fromDay: done.fromDay, untilDay: done.untilDay, at: done.createdAt } : null,
    failedAt: isFailing ? failed.createdAt : null,
  }
}

/**
 * Closes a difference with a reason and, for unbooked money, its handling. Idempotent.
 * @throws AppError `NOT_FOUND`, `DIFFERENCE_CLOSED`, `INVALID_INPUT` without the handling.
 */
export async function closeDifference(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  { id, reason, ...given }: z.output<typeof closeDifferenceInput>,
): Promise<void> {
  await transact(async tx => {
    const difference = ensureFound(await lockDifference(tx.db, id))
    const resolution = given.resolution ?? null
    const isSame = difference.reason === reason && difference.resolution === resolution
    if (difference.state === 'closed' && isSame) return
    if (difference.state !== 'open') throw new AppError('DIFFERENCE_CLOSED')
    if (difference.cause && !resolution)
      throw new AppError('INVALID_INPUT', { fields: { resolution: 'REQUIRED' } })
    const endedBy = tx.actor?.userId ?? null
    await closeWithReason(tx.db, id, { reason, resolution, endedBy, endedAt: clock.now() })
    const { projectId, kind } = difference
    await emit(tx, { type: 'difference.closed', differenceId: id, projectId, reason, kind })
  })
}
