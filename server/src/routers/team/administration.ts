import {
  closeDifferenceInput,
  exportMonthInput,
  listDifferencesInput,
  listDisputesInput,
  listDueInput,
  listPaidInput,
  listRefundsInput,
  listTransfersInput,
  remindDueInput,
} from 'shared/administration/administration.inputs'
import { z } from 'shared/errors/zod'
import {
  disputeOutcomes,
  instalments,
  paymentKinds,
  paymentProviders,
  paymentStates,
} from 'shared/payment/payment-types'
import { refundStates } from 'shared/payment/refund'
import {
  differenceCauses,
  differenceKinds,
  differenceResolutions,
  differenceStates,
} from 'shared/reconciliation/compare'
import {
  administrationSums,
  exportMonth,
  listDisputes,
  listDue,
  listPaid,
  listRefunds,
  listTransfers,
  remindDue,
} from '../../domain/orders/administration/administration.service.ts'
import {
  closeDifference,
  listDifferences,
  reconciliationState,
} from '../../domain/orders/reconciliation/reconciliation.service.ts'
import { accountingProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, page, voidOutput } from '../output.ts'

const cents = z.int()
const provider = z.enum(paymentProviders)

/** Project and client of an amount; null once the project is deleted. */
const around = {
  id: z.string(),
  projectId: z.string().nullable(),
  title: z.string().nullable(),
  client: z.string().nullable(),
}

const payment = {
  ...around,
  instalment: z.enum(instalments),
  provider,
  status: z.enum(paymentStates),
  totalCents: cents,
  refundedCents: cents,
  providerReference: z.string().nullable(),
  transferReference: z.string().nullable(),
}

const dueRow = z.object({
  ...around,
  instalment: z.enum(instalments),
  kind: z.enum(paymentKinds),
  totalCents: cents,
  bookedCents: cents,
  /** Total of the order including everything accepted since. */
  agreedTotalCents: cents.nullable(),
  dueAt: isoDate(),
  isOverdue: z.boolean(),
  isRemindedToday: z.boolean(),
})

const transferRow = z.object({
  ...payment,
  kind: z.enum(paymentKinds),
  createdAt: isoDate(),
  bookings: z.array(
    z.object({
      id: z.string(),
      amountCents: cents,
      arrivedOn: z.string(),
      note: z.string().nullable(),
    }),
  ),
})

const paidRow = z.object({
  ...payment,
  kind: z.enum(paymentKinds),
  paymentId: z.string(),
  /** Amount of this row; `totalCents` is the payment's. */
  amountCents: cents,
  /** Null if the row covers the whole payment. */
  part: z.object({ nth: z.int(), isLast: z.boolean() }).nullable(),
  paidAt: isoDate(),
  refundableCents: cents,
  /** True if someone without an account paid it with a link of the client. */
  isThroughLink: z.boolean(),
})

const refundRow = z.object({
  ...around,
  amountCents: cents,
  reason: z.string().nullable(),
  state: z.enum(refundStates),
  provider,
  authorName: z.string().nullable(),
  createdAt: isoDate(),
  /** Null while pending. */
  settledAt: isoDate().nullable(),
})

const disputeRow = z.object({
  ...payment,
  disputedAt: isoDate(),
  disputeClosedAt: isoDate().nullable(),
  disputeOutcome: z.enum(disputeOutcomes).nullable(),
})

const differenceRow = z.object({
  ...around,
  kind: z.enum(differenceKinds),
  state: z.enum(differenceStates),
  /** Null if the daily reconciliation found it. */
  cause: z.enum(differenceCauses).nullable(),
  dueCents: cents.nullable(),
  resolution: z.enum(differenceResolutions).nullable(),
  transferReference: z.string().nullable(),
  providerPayment: z.string().nullable(),
  providerCents: cents.nullable(),
  ownCents: cents.nullable(),
  happenedAt: isoDate(),
  foundAt: isoDate(),
  reason: z.string().nullable(),
  endedBy: z.string().nullable(),
  endedAt: isoDate().nullable(),
})

/** Payments of all projects, for managers and accounting members (docs/decisions/payment.md). */
export const administrationRouter = router({
  /** Returns today's totals (due, overdue, awaited, disputed) and this month's (received, refunded). */
  sums: accountingProcedure
    .output(
      z.object({
        month: z.string(),
        dueCents: cents,
        overdueCents: cents,
        awaitedCents: cents,
        paidCents: cents,
        refundedCents: cents,
        disputes: z.int(),
        pendingRefunds: z.int(),
        differences: z.int(),
      }),
    )
    .query(({ ctx }) => administrationSums(ctx.platform)),

  /** Lists amounts due from clients, latest due date first. */
  due: accountingProcedure
    .input(listDueInput.prefault({}))
    .output(page(dueRow))
    .query(({ ctx, input }) => listDue(ctx.platform, input)),

  /** Reminds a client of an amount due, at most once a day. */
  remind: accountingProcedure
    .meta({ errors: ['NOT_FOUND', 'REMINDED_TODAY'] })
    .input(remindDueInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => remindDue(ctx.platform, input.paymentId)),

  /** Lists bank transfers with the amounts received; awaited ones by default. */
  transfers: accountingProcedure
    .input(listTransfersInput.prefault({}))
    .output(page(transferRow))
    .query(({ ctx, input }) => listTransfers(ctx.platform, input)),

  /** Lists received payments, newest first, with refundable amounts; parts of a transfer are separate rows. */
  paid: accountingProcedure
    .input(listPaidInput.prefault({}))
    .output(page(paidRow))
    .query(({ ctx, input }) => listPaid(ctx.platform, input)),

  /** Lists refunds, made or pending, newest first. */
  refunds: accountingProcedure
    .input(listRefundsInput.prefault({}))
    .output(page(refundRow))
    .query(({ ctx, input }) => listRefunds(ctx.platform, input)),

  /** Lists disputes; open ones by default. */
  disputes: accountingProcedure
    .input(listDisputesInput.prefault({}))
    .output(page(disputeRow))
    .query(({ ctx, input }) => listDisputes(ctx.platform, input)),

  /** Returns the provider that payments are compared with, the last compared day, and the start of a failure. */
  reconciliation: accountingProcedure
    .output(
      z.object({
        provider: z.enum(['simulated', 'stripe']),
        done: z.object({ fromDay: z.string(), untilDay: z.string(), at: isoDate() }).nullable(),
        failedAt: isoDate().nullable(),
      }),
    )
    .query(({ ctx }) => reconciliationState(ctx.platform)),

  /**
   * Lists differences between received and booked money, found by settlements or the daily reconciliation, newest
   * first; open ones by default.
   */
  differences: accountingProcedure
    .input(listDifferencesInput.prefault({}))
    .output(page(differenceRow))
    .query(({ ctx, input }) => listDifferences(ctx.platform, input)),

  /** Closes a difference, with a reason and the handling of unbooked money. */
  closeDifference: accountingProcedure
    .meta({ errors: ['NOT_FOUND', 'DIFFERENCE_CLOSED'] })
    .input(closeDifferenceInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => closeDifference(ctx.platform, input)),

  /** Exports a month for the accountant, as CSV. */
  export: accountingProcedure
    .input(exportMonthInput)
    .output(z.object({ fileName: z.string(), content: z.string() }))
    .query(({ ctx, input }) => exportMonth(ctx.platform, input.month)),
})
