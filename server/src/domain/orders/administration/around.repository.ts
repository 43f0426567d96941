import { sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'

/** Midnight in Rome at the beginning of a day, `YYYY-MM-DD`. */
export const startOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Europe/Rome')`

/** Whether a moment lies in a month of Rome, `YYYY-MM`. */
export const isIn = (column: string, month: string) => {
  const first = `${month}-01`
  const next = sql`((${first}::date + interval '1 month')::timestamp at time zone 'Europe/Rome')`
  return sql<boolean>`(${sql.ref(column)} >= ${startOf(first)} and ${sql.ref(column)} < ${next})`
}

/** Selects the projects of payments with the name of the client: legal name, company or person. */
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
    ])
