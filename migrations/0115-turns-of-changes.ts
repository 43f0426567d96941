import { type Kysely, sql } from 'kysely'

/** Only the time at which some turns are computed again changes. */
export const compatible = true

/** Requested changes come before an unanswered message, so the turns of messages are computed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update project_turns set recheck_at = now() where because = 'message-to-answer'`.execute(db)
}

/** Turns that are computed again by the former rule are right with the next event of their project. */
export const down = (): Promise<void> => Promise.resolve()
