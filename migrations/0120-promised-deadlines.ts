import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Changes no table: the former release reads the filled days like any other. */
export const compatible = true

export const up = (): Promise<void> => Promise.resolve()
export const down = (): Promise<void> => Promise.resolve()

/** The quote in force of a project, with a first payment. */
const paidQuote = sql`
  select from quotes join payments on payments.quote_id = quotes.id
  where quotes.project_id = projects.id and quotes.withdrawn_at is null
    and payments.instalment = 'deposit' and payments.status in ('paid', 'refunded')`

export const steps = [
  {
    // Deadlines of the former release that are no day of a payment are the client's wish.
    name: 'wishes',
    table: 'projects',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
        update projects set wished_day = deadline
        where ${within} and wished_day is null and deadline is not null and not deadline_by_team
          and not exists (${paidQuote} and quotes.delivery_by = projects.deadline)`.execute(trx),
  },
  {
    name: 'promises',
    table: 'projects',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
        with changed as (
          update projects set deadline = quotes.delivery_by
          from quotes
          where ${within} and quotes.project_id = projects.id and quotes.withdrawn_at is null
            and not deadline_by_team and status <> 'completed' and exists (${paidQuote})
          returning projects.id
        )
        update project_turns set recheck_at = now() from changed where project_id = changed.id`.execute(trx),
  },
]
