import { randomUUID } from 'node:crypto'
import { demoRefund } from 'shared/catalogue/demo-content'
import { paymentTexts } from 'shared/messages/it/payment'
import type { PaymentRules } from 'shared/pricing/charge'
import { vatOf } from 'shared/pricing/vat'
import { recordAct } from '../domain/audit/audit.service.ts'
import type { Work } from '../platform/db/unit-of-work.ts'
import { actorOf, type DemoPeople, MANAGER } from './demo-people.ts'

/** What remained of a price, paid. */
export async function fillDemoBalance(
  work: Work,
  depositId: string,
  { vatRule }: PaymentRules,
  at: Date,
): Promise<void> {
  const { balanceCents, ...deposit } = await work.db
    .selectFrom('payments')
    .select(['projectId', 'userId', 'quoteId', 'rule', 'quoteTotalCents', 'termsVersion', 'balanceCents'])
    .select(['acceptedTermsAt', 'acceptedClausesAt'])
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow()
  if (balanceCents === 0) return
  const line = { code: 'balance', label: paymentTexts.balance.line, amountCents: balanceCents, because: null }
  await work.db
    .insertInto('payments')
    .values({
      ...{ ...deposit, ...vatOf(balanceCents, vatRule), totalCents: balanceCents, instalment: 'balance' },
      ...{ provider: 'simulated', status: 'paid', requestId: randomUUID(), lines: JSON.stringify([line]) },
      ...{ paidAt: at, createdAt: at, updatedAt: at },
    })
    .execute()
}

/** A part of a payment that a manager gave back. */
export async function fillDemoRefund(
  work: Work,
  paymentId: string,
  people: DemoPeople,
  at: Date,
): Promise<void> {
  const { amountCents, reason } = demoRefund
  const { projectId } = await work.db
    .updateTable('payments')
    .set({ refundedCents: amountCents })
    .where('id', '=', paymentId)
    .returning('projectId')
    .executeTakeFirstOrThrow()
  await work.db
    .insertInto('refunds')
    .values({
      ...{ paymentId, amountCents, reason, provider: 'simulated', state: 'done' },
      ...{ refundedBy: people.users.get(MANAGER), createdAt: at, settledAt: at },
    })
    .execute()
  await recordAct(work, {
    ...actorOf(people, MANAGER),
    ...{ action: 'payment.partly-refunded', subject: 'payment', subjectId: paymentId },
    ...(projectId && { projectId }),
    detail: { totalCents: amountCents, provider: 'simulated' },
    createdAt: at,
  })
}
