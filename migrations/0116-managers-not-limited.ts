import { type Kysely, sql } from 'kysely'

/** The former release gives managers the same permissions with and without the limit. */
export const compatible = true

/** Removes the limit to accounting from managers, who were excluded from assignments and calendars by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update team_members set accounting_only = false
    where accounting_only and role ~* 'project manager|founder'`.execute(db)
}

/** The limit had no effect on managers' permissions. */
export const down = (): Promise<void> => Promise.resolve()
