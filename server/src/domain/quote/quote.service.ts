import type { Transaction } from 'kysely'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { addDays } from 'shared/italian/calendar'
import { news } from 'shared/messages/it/news'
import { withDeclined } from 'shared/pricing/declined'
import { type Quote, type QuoteLine, quoteOf, quoteOptions } from 'shared/pricing/quote'
import type { AddOnCode } from 'shared/quote/line-codes'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { Recap } from '../briefing/complete-recap.service.ts'
import { saveSummary, summaryOf } from '../briefing/recap.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { isPaidFor } from '../payment/paid.service.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { holdOwnProject } from '../projects/projects.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { quoteConfirmedMail } from './quote.mails.ts'
import { type ConfirmedQuote, findQuoteInForce, insertQuote, withdrawQuote } from './quote.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'transact'>

const DELIVERY_DAYS = 7
const VALID_DAYS = 30

export interface OfferedQuote extends Quote {
  id: string
  summary: string
  deliveryBy: string
  validUntil: string
  confirmedAt: Date | null
}

/**
 * The quote of a project as it was confirmed; before that, and once a confirmation has run out unpaid, the automatic
 * quote of its recap at today's prices. Null while there is no recap (dashboard and team, section 2.1).
 */
export async function quoteFor(
  ports: Ports,
  userId: string,
  projectId: string,
): Promise<OfferedQuote | null> {
  const recap = await summaryOf(ports, userId, projectId)
  if (!recap) return null
  const confirmed = await findStandingQuote(ports, ports.db, projectId)
  return confirmed ? asConfirmed(confirmed) : offer(ports, recap)
}

/** The confirmed quote that still binds: it has not run out, or it has been paid. */
export async function findStandingQuote(
  { clock }: Pick<Ports, 'clock'>,
  db: Database | Transaction<DB>,
  projectId: string,
): Promise<ConfirmedQuote | undefined> {
  const quote = await findQuoteInForce(db, projectId)
  if (!quote) return undefined
  return !isExpired(quote, clock.now()) || (await isPaidFor({ db }, projectId)) ? quote : undefined
}

/** What was shown at the confirmation, whatever the rules and the calendar say by now (decision 26). */
function asConfirmed(quote: ConfirmedQuote): OfferedQuote {
  return { ...quote, ...confirmedPrice(quote), options: (quote.options ?? quoteOptions) as Quote['options'] }
}

/** Lines and total of a quote as it was confirmed. */
export const confirmedPrice = ({ lines, totalCents }: ConfirmedQuote) => ({
  lines: lines as QuoteLine[],
  totalCents,
})

function offer({ clock }: Pick<Ports, 'clock'>, recap: Recap): OfferedQuote {
  const today = dayInRome(clock.now())
  return {
    ...quoteOf(recap.summary),
    id: recap.id,
    summary: recap.summary,
    deliveryBy: addDays(today, DELIVERY_DAYS),
    validUntil: addDays(today, VALID_DAYS),
    confirmedAt: null,
  }
}

const isExpired = (quote: ConfirmedQuote, now: Date): boolean => quote.validUntil < dayInRome(now)

/** 'Non mi serve': writes into the recap that an item is not wanted, and quotes it anew. */
export async function declineLine(
  ports: Ports,
  userId: string,
  { projectId, code }: { projectId: string; code: AddOnCode },
): Promise<OfferedQuote> {
  const recap = await summaryOf(ports, userId, projectId)
  if (!recap) throw new AppError('NO_BRIEF')
  const summary = withDeclined(recap.summary, code)
  const seenAt = recap.updatedAt.toISOString()
  return offer(ports, await saveSummary(ports, userId, { id: recap.id, projectId, summary, seenAt }))
}

/**
 * Confirms the quote that the client saw, and keeps it as it was shown (decision 26). Confirming twice is once.
 * @throws AppError `NOT_FOUND`, `NO_BRIEF`, `ALREADY_PAID`, `QUOTE_CHANGED` when the total is no longer the one seen.
 */
export async function confirmQuote(
  ports: Ports,
  userId: string,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<OfferedQuote> {
  return ports.transact(async work => {
    await holdOwnProject(work, userId, projectId)
    const recap = await summaryOf(work, userId, projectId)
    if (!recap) throw new AppError('NO_BRIEF')
    if (await isPaidFor(work, projectId)) throw new AppError('ALREADY_PAID')
    const standing = await findStandingQuote(ports, work.db, projectId)
    const offered = standing ? asConfirmed(standing) : offer(ports, recap)
    if (offered.totalCents !== totalCents) throw new AppError('QUOTE_CHANGED')
    if (standing) return offered
    await withdrawQuote(work, projectId, ports.clock.now())
    const confirmed = await writeQuote(ports, work, userId, { ...offered, projectId })
    await tellConfirmed(ports, work, projectId, confirmed)
    return asConfirmed(confirmed)
  })
}

function writeQuote(
  { clock }: Ports,
  work: Work,
  userId: string,
  { id: _recapId, lines, options, ...offered }: OfferedQuote & { projectId: string },
): Promise<ConfirmedQuote> {
  const now = clock.now()
  return insertQuote(work, {
    ...offered,
    userId,
    lines: JSON.stringify(lines),
    options: JSON.stringify(options),
    confirmedAt: now,
    createdAt: now,
  })
}

async function tellConfirmed(
  ports: Ports,
  work: Work,
  projectId: string,
  quote: ConfirmedQuote,
): Promise<void> {
  const owner = await ownerOf(work, projectId)
  const total = euro(quote.totalCents)
  const managers = await managersToTell(ports, work)
  await notify(
    work,
    ports.clock,
    managers.map(manager => manager.userId),
    {
      title: news.quoteConfirmed.title,
      message: news.quoteConfirmed.message(owner.title, total),
      type: 'info',
      link: `/team/project/${projectId}`,
    },
  )
  await sendMail(work, owner.email, quoteConfirmedMail(ports.config, { ...owner, projectId, quote }))
  await recordAct(work, {
    actorId: owner.userId,
    actorName: owner.fullName,
    action: 'quote.confirmed',
    subject: 'quote',
    subjectId: quote.id,
    projectId,
    detail: { totalCents: quote.totalCents },
  })
  await announceProject(ports, work, projectId)
}

/**
 * The confirmed quote that a payment may rest on.
 * @throws AppError `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED` thirty days after the confirmation.
 */
export async function requireConfirmedQuote(
  { clock }: Pick<Ports, 'clock'>,
  work: Work,
  projectId: string,
): Promise<ConfirmedQuote> {
  const quote = await findQuoteInForce(work.db, projectId)
  if (!quote) throw new AppError('QUOTE_NOT_CONFIRMED')
  if (isExpired(quote, clock.now())) throw new AppError('QUOTE_EXPIRED')
  return quote
}
