import type { Clock } from '../clock.ts'
import { fetchPage, type PageRequest } from '../db/page.ts'
import type { Database } from '../db/store.ts'
import type { Mailer } from './mail.ts'

/** Creates a mailer that stores mails in a table, for a page of the demo. Repeated ids are ignored. */
export function createMailbox(db: Database, clock: Clock): Mailer {
  return {
    async deliver({ id, to, subject, text, html }) {
      await db
        .insertInto('mailbox')
        .values({ id, recipient: to, subject, text, html, sentAt: clock.now() })
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
    },
    close() {},
  }
}

/** Lists mails, newest first; all, or those to one address. */
export async function listMailbox(db: Database, { to, ...page }: PageRequest & { to?: string | undefined }) {
  let query = db
    .selectFrom('mailbox')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'sentAt as createdAt'])
  if (to) query = query.where('recipient', '=', to.toLowerCase())
  const { items, nextCursor } = await fetchPage(query, page, { moment: 'sentAt' })
  return { items: items.map(({ createdAt, ...mail }) => ({ ...mail, sentAt: createdAt })), nextCursor }
}

export type KeptMail = Awaited<ReturnType<typeof listMailbox>>['items'][number]
