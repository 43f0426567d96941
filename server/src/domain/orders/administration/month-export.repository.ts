import { sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'
import { centsSoFar, partsSoFar, receipts } from './receipts.queries.ts'

/** SQL: midnight in Rome at the beginning of a day, `YYYY-MM-DD`. */
export const startOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Europe/Rome')`

/** SQL condition: a time is within a month in Rome, `YYYY-MM`. */
export const isIn = (column: string, month: string) => {
  const first = `${month}-01`
  const next = sql`((${first}::date + interval '1 month')::timestamp at time zone 'Europe/Rome')`
  return sql<boolean>`(${sql.ref(column)} >= ${startOf(first)} and ${sql.ref(column)} < ${next})`
}

/** Selects the projects of payments with the client's name: legal name, company or user. */
export const paymentProjects = (db: Database) =>
  db
    .selectFrom('projects')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .innerJoin('profiles', 'profiles.id', 'projects.userId')
    .leftJoin('companyBilling', 'companyBilling.companyId', 'projects.companyId')
    .select(({ fn, ref }) => [
      'projects.id',
      'projects.title',
      fn
        .coalesce(ref('companyBilling.legalName'), ref('companies.name'), ref('profiles.fullName'))
        .as('client'),
      'companyBilling.vatNumber',
      'companyBilling.taxCode',
    ])

/** Selects the first invoice of each payment, which outlives its project and client. */
const firstInvoices = (db: Database) =>
  db
    .selectFrom('invoices')
    .distinctOn('paymentId')
    .select(['paymentId', 'title', sql<string>`buyer ->> 'legalName'`.as('client')])
    .select(sql<string | null>`buyer ->> 'vatNumber'`.as('vatNumber'))
    .select(sql<string | null>`buyer ->> 'taxCode'`.as('taxCode'))
    .orderBy('paymentId')
    .orderBy('createdAt')

/** Selects payments with project and client, by name as long as there is a project, for tax by the invoice. */
const paymentSubjects = (db: Database) =>
  db
    .selectFrom('payments')
    .leftJoin(paymentProjects(db).as('project'), 'project.id', 'payments.projectId')
    .leftJoin(firstInvoices(db).as('invoice'), 'invoice.paymentId', 'payments.id')
    .selectAll('payments')
    .select(({ fn, ref }) => [
      fn.coalesce(ref('project.title'), ref('invoice.title')).as('title'),
      fn.coalesce(ref('project.client'), ref('invoice.client')).as('client'),
      fn.coalesce(ref('invoice.vatNumber'), ref('project.vatNumber')).as('vatNumber'),
      fn.coalesce(ref('invoice.taxCode'), ref('project.taxCode')).as('taxCode'),
    ])

const subject = ['payment.title', 'payment.client', 'payment.vatNumber', 'payment.taxCode'] as const

/** Lists receipts of a month; each part of a transfer is a separate row. */
export function listMonthPaid(db: Database, month: string) {
  return db
    .selectFrom(receipts(db).as('receipt'))
    .innerJoin(paymentSubjects(db).as('payment'), 'payment.id', 'receipt.paymentId')
    .select(['receipt.id', 'receipt.paymentId', 'receipt.amountCents', 'receipt.at'])
    .select([...subject, 'payment.instalment', 'payment.balanceCents', 'payment.provider'])
    .select(['payment.totalCents', 'payment.vatCents'])
    .select([partsSoFar.as('partsSoFar'), centsSoFar.as('centsSoFar')])
    .select(({ fn }) => fn.coalesce('payment.transferReference', 'payment.providerReference').as('reference'))
    .where(isIn('receipt.at', month))
    .orderBy('receipt.at')
    .orderBy('receipt.bookedAt')
    .orderBy('receipt.id')
    .execute()
}

/** SQL: sum of the booked refunds of a payment up to and including a `refund`. */
const backSoFar = sql<number>`(select sum(earlier.amount_cents)::integer from refunds as earlier
  where earlier.payment_id = refund.payment_id and earlier.state = 'done'
    and (earlier.settled_at, earlier.created_at, earlier.id)
      <= (refund.settled_at, refund.created_at, refund.id))`

export function listMonthRefunds(db: Database, month: string) {
  return db
    .selectFrom('refunds as refund')
    .innerJoin(paymentSubjects(db).as('payment'), 'payment.id', 'refund.paymentId')
    .select(['refund.id', 'refund.paymentId', 'refund.amountCents', 'refund.provider'])
    .select([...subject, 'payment.instalment', 'payment.balanceCents'])
    .select(({ fn, ref }) => [
      backSoFar.as('centsSoFar'),
      ref('refund.settledAt').$castTo<Date>().as('at'),
      fn.coalesce('refund.providerRefund', 'payment.transferReference').as('reference'),
    ])
    .where('refund.state', '=', 'done')
    .where(isIn('refund.settledAt', month))
    .orderBy('refund.settledAt')
    .execute()
}

/** Receipt or refund with its subject. */
export type Movement = Omit<Awaited<ReturnType<typeof listMonthRefunds>>[number], 'centsSoFar'>
