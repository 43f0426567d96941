import { sql } from 'kysely'
import type { Database } from '../db/store.ts'
import { sendMailJob } from './mail.jobs.ts'

/**
 * Takes back the mails about something that have not gone out yet; one that is on its way stays.
 * @returns to whom they would have gone.
 */
export async function withdrawMails(db: Database, about: string): Promise<string[]> {
  const { rows } = await sql<{ to: string }>`
    delete from pgboss.job
    where name = ${sendMailJob.name} and state in ('created', 'retry') and data ->> 'about' = ${about}
    returning data ->> 'to' as "to"`.execute(db)
  return rows.map(({ to }) => to)
}
