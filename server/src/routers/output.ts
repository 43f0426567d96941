import { actCodes } from 'shared/audit/act'
import { z } from 'shared/errors/zod'
import { invoiceStates } from 'shared/invoices/invoice-state'
import { instalments, paymentStates, plannedInstalments } from 'shared/payment/payment-types'
import { chargeRules } from 'shared/pricing/charge-rules'
import { deliveryBases } from 'shared/projects/delivery'
import { proposalKinds, proposalStates } from 'shared/proposals/proposal'
import { urgencies } from 'shared/timeline/deadlines'

/** Output schemas of procedures; fields that are not listed never leave the server. */

/** Date, serialised as ISO 8601. */
export const isoDate = () => z.date().transform(date => date.toISOString())

/** Output of a mutation without a result. */
export const voidOutput = z
  .void()
  .transform(() => ({ ok: true as const }))
  .pipe(z.object({ ok: z.literal(true) }))

export const idOutput = z.object({ id: z.string() })

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** Text of a recap, with its position. */
export const sourceSpan = z.object({ text: z.string(), start: z.int(), end: z.int() }).nullable()

export const clientNames = { clientName: z.string(), clientCompany: z.string().nullable() }

/** Delivery day, and the client's requested day (docs/decisions/delivery-dates.md). */
export const delivery = z.object({
  day: z.string(),
  basis: z.enum(deliveryBases),
  /** Estimate if the first payment arrives today; null if it is the same day. */
  ifPaidToday: z.string().nullable(),
  wishedDay: z.string().nullable(),
  isWishSooner: z.boolean(),
  isPast: z.boolean(),
})

/** Paid parts of an order's price. */
export const paid = z.object({ deposit: z.boolean(), balance: z.boolean() })

/** Amount that is due or being paid. */
export const due = z.object({
  instalment: z.enum(instalments),
  /** Amount missing, for a transfer that arrived in part. */
  totalCents: z.int(),
  /** Part of a transfer that arrived. */
  bookedCents: z.int(),
  status: z.enum(['open', 'processing', 'expired']),
  dueAt: isoDate().nullable(),
  isTransfer: z.boolean(),
})

/** Balance of a project's price after the first payment; null if none. */
export const balance = z
  .object({ totalCents: z.int(), status: z.enum(['open', ...paymentStates]), dueAt: isoDate().nullable() })
  .nullable()

export const startErrors = [
  'NOT_FOUND',
  'REQUEST_ID_REUSED',
  'ALREADY_PAID',
  'PAYMENT_CANCELLED',
  'TRANSFER_NOT_OFFERED',
] as const

/** Result of starting a payment. */
export const payAnswer = z.union([
  z.object({ state: z.enum(['processing', 'transfer']) }),
  z.object({ state: z.literal('redirect'), url: z.string() }),
])

/** Bank transfer that has not arrived in full. */
const awaitedTransfer = z.object({
  instalment: z.enum(plannedInstalments),
  reference: z.string(),
  totalCents: z.int(),
  bookedCents: z.int(),
})

/** Figures of a confirmed order for its payer; its lines are separate. */
export const orderFigures = {
  rule: z.enum(chargeRules),
  linesTotalCents: z.int(),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  balanceCents: z.int(),
  quoteTotalCents: z.int(),
  quoteNetCents: z.int(),
  quoteVatCents: z.int(),
  dueNowCents: z.int(),
  dueLaterCents: z.int(),
  /** Total including everything accepted since. */
  agreedTotalCents: z.int(),
  paid,
  delivery,
  provider: z.enum(['simulated', 'stripe']),
  bank: z.object({ iban: z.string(), holder: z.string() }).nullable(),
  transfer: awaitedTransfer.nullable(),
}

export const invoice = z.object({
  id: z.string(),
  number: z.string(),
  type: z.enum(['TD01', 'TD02', 'TD04']),
  issuedOn: z.string(),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  state: z.enum(invoiceStates),
})

export const projectOutput = z.object({
  id: z.string(),
  companyId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  videoType: z.string().nullable(),
  duration: z.string().nullable(),
  style: z.string().nullable(),
  deadline: z.string().nullable(),
  status: z.string(),
  urgency: z.enum(urgencies),
  createdAt: isoDate(),
  updatedAt: isoDate(),
})

export const fileOutput = z.object({
  id: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.int(),
  url: z.string(),
})

export const materialOutput = fileOutput.extend({ createdAt: isoDate() })

export const materialLinkOutput = z.object({
  id: z.string(),
  projectId: z.string(),
  url: z.string(),
  name: z.string().nullable(),
  createdAt: isoDate(),
})

export const referenceOutput = z.object({
  id: z.string(),
  projectId: z.string(),
  videoUrl: z.string(),
  videoTitle: z.string(),
  videoCategory: z.string(),
  note: z.string().nullable(),
  atSecond: z.int().nullable(),
  selectedAt: isoDate(),
})

export const memberOutput = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.string(),
  bio: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  linkedin: z.string().nullable(),
  instagram: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  initials: z.string(),
  suspendedAt: isoDate().nullable(),
  /** True if limited to accounting (docs/decisions/accounting-members.md); ignored for managers. */
  accountingOnly: z.boolean(),
  createdAt: isoDate(),
})

/** Private calendar feed; `url` is null if only its hash is stored. */
export const calendarOutput = z.object({
  url: z.string().nullable(),
  active: z.boolean(),
  createdAt: isoDate().nullable(),
})

/** Shooting day; the time is `HH:MM` in Rome, null if none is set. */
export const shootOutput = z.object({
  id: z.string(),
  day: z.string(),
  address: z.string(),
  contact: z.string().nullable(),
  callTime: z.string().nullable(),
})

export const proposals = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(proposalKinds),
      lines: z.array(z.object({ label: z.string(), amountCents: z.int() })),
      totalCents: z.int(),
      reason: z.string(),
      validUntil: z.string(),
      state: z.enum(proposalStates),
      /** The client's comment on the answer. */
      answer: z.string().nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: isoDate().nullable(),
      madeBy: z.string().nullable(),
      createdAt: isoDate(),
      /** State of its separate payment; null if there is none. */
      payment: z.enum(['open', ...paymentStates]).nullable(),
      /** Bank transfer awaited for it. */
      transfer: z.object({ reference: z.string(), totalCents: z.int(), bookedCents: z.int() }).nullable(),
    }),
  ),
})

/** Newly created link; its URL is not stored. */
export const madeInvitation = z.object({ url: z.string(), expiresAt: isoDate() })

/** Audit entry with its actor; no actor for the program itself. */
export const act = z.object({
  id: z.string(),
  /** Null for the program itself, and once the account is erased. */
  actorId: z.string().nullable(),
  /** Current name; the name at the time if the account is erased. */
  actorName: z.string().nullable(),
  /** Name at the time, if it differs from the current one. */
  actorNameThen: z.string().nullable(),
  action: z.enum(actCodes),
  detail: z.record(z.string(), z.unknown()),
  createdAt: isoDate(),
})

export const assigned = z.array(
  z.object({
    id: z.string(),
    fullName: z.string(),
    role: z.string(),
    initials: z.string(),
    avatarUrl: z.string().nullable(),
    /** True for a suspended member, who stays assigned. */
    isSuspended: z.boolean(),
  }),
)
