import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Changes no table: the former release reads the filled names like any other. */
export const compatible = true

export const up = (): Promise<void> => Promise.resolve()
export const down = (): Promise<void> => Promise.resolve()

export const steps = [
  {
    name: 'from-billing',
    table: 'company_billing',
    key: 'company_id',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`update companies set name = legal_name from company_billing
        where companies.id = company_id and name is null and ${within}`.execute(trx),
  },
]
