import type { Content } from 'pdfmake/interfaces.js'
import { AppError } from 'shared/errors/app-error'
import { dateIt } from 'shared/formats/date-it'
import { documentNumber } from 'shared/formats/shorten'
import { billingTexts } from 'shared/messages/it/billing'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { quoteDocument as texts } from 'shared/messages/it/pdf'
import type { OrderPrice } from 'shared/pricing/charge'
import type { Delivery } from 'shared/projects/delivery'
import { address, pair, section } from '../../../platform/pdf/document-parts.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { type BilledTo, billedTo } from '../../identity/accounts/profile.service.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { billingFor } from '../billing/billing.service.ts'
import { amount, priceSheet } from '../paper/paper.pdf.ts'
import { priceOfPaidOrder, priceOfQuote } from '../payment/order-price.service.ts'
import { deliveryFor } from './delivery.service.ts'
import type { OfferedQuote } from './price.service.ts'
import { quoteFor } from './quote.service.ts'

type Billing = NonNullable<Awaited<ReturnType<typeof billingFor>>['billing']>
type Addressee = { client: BilledTo; billing: Billing | null }

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'pdf' | 'transact'>

const option = ({ label, amountCents }: OfferedQuote['options'][number]): string =>
  `${label} (${amount(amountCents)})`

const seatOf = ({ fullName }: BilledTo, billing: Billing): (string | null)[] => [
  billing.legalName,
  fullName,
  billingTexts.addressOf(billing),
  billing.vatNumber
    ? billingTexts.vatNumberOf(billing.vatNumber)
    : billingTexts.taxCodeOf(billing.taxCode ?? ''),
]

const knownOf = ({ fullName, company, address, vatNumber }: BilledTo): (string | null)[] => [
  company,
  fullName,
  address,
  vatNumber && billingTexts.vatNumberOf(vatNumber),
]

const addressee = ({ client, billing }: Addressee): Content[] =>
  address(texts.forWhom, billing ? seatOf(client, billing) : knownOf(client))

interface Printed {
  quote: OfferedQuote
  price: OrderPrice
  delivery: Delivery
  title: string
  client: Addressee
}

function facts({ clock }: Pick<Deps, 'clock'>, { quote, delivery }: Printed): Content[] {
  const { facts: names } = texts
  const moment = quote.confirmedAt ?? clock.now()
  return [
    pair(names.number, documentNumber(quote.id)),
    pair(quote.confirmedAt ? names.confirmedOn : names.date, dateIt(moment)),
    pair(names.validUntil, dateIt(quote.validUntil)),
    pair(deliveryTexts.title(delivery), deliveryTexts.day(delivery)),
  ]
}

// The printer mutates its input, so each document gets its own object.
const draft = (): Content => ({ text: texts.draft, style: 'small', margin: [0, 6, 0, 0] })

function contentOf(deps: Deps, printed: Printed): Content[] {
  const { quote, price, title, client } = printed
  return [
    { text: texts.title, style: 'title' },
    { text: texts.intro(title), style: 'intro' },
    { columns: [addressee(client), facts(deps, printed)], columnGap: 24 },
    ...section(texts.lines, priceSheet(price)),
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

/** Renders the quote of the user's project as shown on the screen. @throws AppError `NOT_FOUND`, `NO_BRIEF`. */
export async function quotePdf(deps: Deps, userId: string, projectId: string) {
  const { companyId, title } = await getOwnProject(deps, userId, projectId)
  await deps.limits.take('printing', userId)
  const quote = await quoteFor(deps, userId, projectId)
  if (!quote) throw new AppError('NO_BRIEF')
  const price = (await priceOfPaidOrder(deps, projectId)) ?? priceOfQuote(deps, quote)
  const delivery = await deliveryFor(deps, projectId)
  const { billing } = await billingFor(deps, userId, projectId)
  const client = { client: await billedTo(deps, userId, companyId), billing }
  return deps.pdf.render({
    title: `${texts.title}: ${title}`,
    content: contentOf(deps, { quote, price, delivery, title, client }),
  })
}
