import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { addDays } from 'shared/italian/calendar'
import { news } from 'shared/messages/it/news'
import { withDeclined } from 'shared/pricing/declined'
import { type Quote, quoteOf } from 'shared/pricing/quote'
import type { AddOnCode } from 'shared/quote/line-codes'
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

/** The automatic quote of a project's recap, or null while there is no recap (dashboard and team, section 2.1). */
export async function quoteFor(
  ports: Ports,
  userId: string,
  projectId: string,
): Promise<OfferedQuote | null> {
  const recap = await summaryOf(ports, userId, projectId)
  if (!recap) return null
  return offer(ports, recap, await findQuoteInForce(ports.db, projectId))
}

function offer(
  { clock }: Pick<Ports, 'clock'>,
  recap: Recap,
  confirmed: ConfirmedQuote | undefined,
): OfferedQuote {
  const now = clock.now()
  const inForce = confirmed && !isExpired(confirmed, now) ? confirmed : undefined
  return {
    ...quoteOf(recap.summary),
    id: inForce?.id ?? recap.id,
    summary: recap.summary,
    deliveryBy: addDays(dayInRome(now), DELIVERY_DAYS),
    validUntil: inForce?.validUntil ?? addDays(dayInRome(now), VALID_DAYS),
    confirmedAt: inForce?.confirmedAt ?? null,
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
  return offer(
    ports,
    await saveSummary(ports, userId, { id: recap.id, projectId, summary, seenAt }),
    undefined,
  )
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
    if (quoteOf(recap.summary).totalCents !== totalCents) throw new AppError('QUOTE_CHANGED')
    const inForce = await findQuoteInForce(work.db, projectId)
    if (inForce && !isExpired(inForce, ports.clock.now())) return offer(ports, recap, inForce)
    if (inForce) await withdrawQuote(work, projectId, ports.clock.now())
    const confirmed = await writeQuote(ports, work, userId, recap)
    await tellConfirmed(ports, work, projectId, confirmed)
    return offer(ports, recap, confirmed)
  })
}

function writeQuote({ clock }: Ports, work: Work, userId: string, recap: Recap): Promise<ConfirmedQuote> {
  const { lines, totalCents, ruleVersion } = quoteOf(recap.summary)
  const now = clock.now()
  return insertQuote(work, {
    projectId: recap.projectId,
    userId,
    summary: recap.summary,
    lines: JSON.stringify(lines),
    totalCents,
    ruleVersion,
    validUntil: addDays(dayInRome(now), VALID_DAYS),
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
