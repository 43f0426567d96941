import type { Content } from 'pdfmake/interfaces.js'
import { AppError } from 'shared/errors/app-error'
import { dateIt } from 'shared/formats/date-it'
import { billingTexts } from 'shared/messages/it/billing'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { quoteDocument as texts } from 'shared/messages/it/quote-document'
import { address, pair, section } from '../../../platform/pdf/document-parts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type BilledTo, billedTo } from '../../identity/accounts/profile.service.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { billingFor } from '../billing/billing.service.ts'
import { amount, quoteLine, totalLine } from '../paper/paper.documents.ts'
import type { OfferedQuote } from './price.service.ts'
import { quoteFor } from './quote.service.ts'

type Billing = NonNullable<Awaited<ReturnType<typeof billingFor>>['billing']>
type Addressee = { client: BilledTo; billing: Billing | null }

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'pdf' | 'transact'>

const option = ({ label, amountCents }: OfferedQuote['options'][number]): string =>
  `${label} (${amount(amountCents)})`

const seatOf = ({ fullName }: BilledTo, billing: Billing): (string | null)[] => [
  billing.legalName,
  fullName,
  billingTexts.addressOf(billing),
  billing.vatNumber ? texts.vatNumber(billing.vatNumber) : billingTexts.taxCodeOf(billing.taxCode ?? ''),
]

const knownOf = ({ fullName, company, address, vatNumber }: BilledTo): (string | null)[] => [
  company,
  fullName,
  address,
  vatNumber && texts.vatNumber(vatNumber),
]

const addressee = ({ client, billing }: Addressee): Content[] =>
  address(texts.forWhom, billing ? seatOf(client, billing) : knownOf(client))

function facts({ clock }: Pick<Ports, 'clock'>, quote: OfferedQuote): Content[] {
  const { facts: names } = texts
  const moment = quote.confirmedAt ?? clock.now()
  return [
    pair(names.number, quote.id.slice(0, 8).toUpperCase()),
    pair(quote.confirmedAt ? names.confirmedOn : names.date, dateIt(moment)),
    pair(names.validUntil, dateIt(quote.validUntil)),
    pair(names.delivery, `${dateIt(quote.deliveryBy)} (${orderTexts.quote.deliveryText})`),
  ]
}

// The printer writes its measures into what it is given, so each document gets an object of its own.
const draft = (): Content => ({ text: texts.draft, style: 'small', margin: [0, 6, 0, 0] })

function contentOf(ports: Ports, quote: OfferedQuote, title: string, client: Addressee): Content[] {
  return [
    { text: texts.title, style: 'title' },
    { text: texts.intro(title), style: 'intro' },
    {
      columns: [addressee(client), facts(ports, quote)],
      columnGap: 24,
    },
    ...section(texts.lines, [...quote.lines.map(quoteLine), totalLine(texts.total, quote.totalCents)]),
    ...(quote.confirmedAt ? [] : [draft()]),
    {
      columns: [
        section(texts.includes, [{ ul: [...orderTexts.quote.includes] }]),
        quote.options.length > 0 ? section(texts.options, [{ ul: quote.options.map(option) }]) : [],
      ],
      columnGap: 24,
    },
    ...section(quote.isCustom ? orderTexts.quote.customSummary : texts.summary, [{ text: quote.summary }]),
  ]
}

/** The quote of an own project on paper, as the screen shows it. @throws AppError `NOT_FOUND`, `NO_BRIEF`. */
export async function quotePdf(
  ports: Ports,
  userId: string,
  projectId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title } = await getOwnProject(ports, userId, projectId)
  await ports.limits.take('printing', userId)
  const quote = await quoteFor(ports, userId, projectId)
  if (!quote) throw new AppError('NO_BRIEF')
  const { billing } = await billingFor(ports, userId, projectId)
  const client = { client: await billedTo(ports, userId), billing }
  return ports.pdf.render({
    title: `${texts.title}: ${title}`,
    content: contentOf(ports, quote, title, client),
  })
}
