import { sql } from 'kysely'
import { insertAct } from 'server/domain/audit/audit.repository'
import type { AuditAction } from 'shared/audit/act'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeComment } from '../../support/builders/deliverables.ts'
import { furnish } from '../../support/builders/furnish.ts'
import { makeSettled } from '../../support/builders/invoices.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeNotification, makeProject } from '../../support/builders/projects.ts'
import { getRow, updateRows } from '../../support/rows.ts'

const app = await startApp()
const password = 'Una-Password-9'

/** Columns that keep data of an erased user, and the reason. */
const keptByLaw: Record<string, string> = Object.fromEntries(
  Object.entries({
    'invoices are kept for ten years': [
      ...['invoice_files.xml', 'invoices.buyer', 'invoices.po_number', 'invoices.seller', 'invoices.title'],
      'invoice_files.file_name',
    ],
    'payments and the quotes that they settle are kept for ten years': [
      ...['payments.invoice_missing', 'payments.lines', 'payments.po_number', 'payments.terms_version'],
      ...['quotes.lines', 'quotes.options', 'quotes.payment_lines', 'quotes.price_list', 'quotes.summary'],
    ],
    'the mailbox of tests and of the demo holds mails that were delivered': [
      ...['mailbox.html', 'mailbox.recipient', 'mailbox.subject', 'mailbox.text'],
    ],
  }).flatMap(([reason, columns]) => columns.map(column => [column, reason])),
)

/** Details of audit entries that contain text of users or of the team. */
const actsWithWords = {
  'pay-link.made': { instalment: 'deposit', totalCents: 1, email: 'cardamomo@example.com' },
  'project.renamed': { from: 'cardamomo', to: 'cardamomo' },
  'project.removed': { title: 'cardamomo' },
  'guest.invited': { name: 'cardamomo' },
  'refund.ordered': { amountCents: 1, reason: 'cardamomo' },
  'difference.closed': { kind: 'amount', reason: 'cardamomo' },
  'asset.added': { label: 'cardamomo' },
  'review.published': { versionName: 'cardamomo', round: 1 },
  'review.file-replaced': {
    versionName: 'cardamomo',
    fileName: 'cardamomo.mp4',
    formerFileName: 'cardamomo.mov',
  },
  'review.comment-files': { added: ['cardamomo.pdf'], removed: ['cardamomo.pdf'] },
} satisfies Partial<Record<AuditAction, Record<string, unknown>>>

/** Columns with ids, states and file paths, which hold no personal text. */
const notWords =
  /(^id$|_id$|_path$|_hash$|handle|token|status|state|kind|type|role|urgency|code|rule|instalment|provider|currency|locale|folded)/

/** Overwrites the text columns of a user's rows with a marker. Returns the number of changed rows. */
async function markAllTexts(word: string, userId: string): Promise<number> {
  const { db } = app.context
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by 1, 2`.execute(db)
  let marked = 0
  for (const [index, { table, column, type }] of columns.entries()) {
    if (!['text', 'jsonb'].includes(type) || notWords.test(column)) continue
    if (/^(team_|migration|compatible_|kysely_|secret_key|invoice_counters|audit_log|live_)/.test(table))
      continue
    // Erasure looks rows up by these columns.
    if (column === 'link' || column === 'email') continue
    const text = sql`${`${word}-${index}-`} || md5(ctid::text)`
    const value = /email|sent_to/.test(column)
      ? sql`${text} || '@example.com'`
      : type === 'jsonb'
        ? sql`jsonb_build_object('word', ${text})`
        : text
    const has = (name: string) => columns.some(one => one.table === table && one.column === name)
    const own =
      table === 'users' || table === 'profiles'
        ? sql`id = ${userId}`
        : table === 'companies'
          ? sql`id in (select company_id from company_members where user_id = ${userId})`
          : has('company_id')
            ? sql`company_id in (select company_id from company_members where user_id = ${userId})`
            : table === 'sessions'
              ? sql`user_id = ${userId}`
              : sql`true`
    const updated = await db
      .transaction()
      .execute(trx =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${own}`.execute(trx),
      )
      // A check constraint allows fixed values only, none of them personal.
      .catch(() => undefined)
    marked += Number(updated?.numAffectedRows ?? 0)
  }
  return marked
}

/** Lists the columns of the application and of the queue that contain a text. */
async function columnsWith(word: string): Promise<string[]> {
  const { db } = app.context
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
    db,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct entry.key from ${sql.raw(name)} as held, jsonb_each_text(to_jsonb(held)) as entry where entry.value like ${`%${word}%`}`.execute(
      db,
    )
    for (const { key } of rows) found.add(`${name.replace('public.', '')}.${key}`)
  }
  return [...found].sort()
}

test('an erasure leaves none of two hundred markers and no queued mail, except in data kept by law', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const person = await makeClient(app, { password })
  const projectId = await furnish(app, person, 'cardamomo')
  await makeSettled(app, projectId)
  await updateRows(app, 'projects', { id: projectId }, { status: 'completed' })
  const version = await getRow(app, 'deliverables', { projectId })
  for (let count = 0; count < 40; count++)
    await makeComment(app, version.id, { userId: person.id, text: `Commento ${count}` })
  const { id: leadId } = await getRow(app, 'contactMessages', { email: person.email })
  for (const link of [`/team/project/${projectId}/review`, `/team/inbox/contact/${leadId}`])
    await makeNotification(app, manager.id, { link, title: 'cardamomo', message: 'cardamomo' })
  for (const [action, detail] of Object.entries(actsWithWords))
    await insertAct(app.context.db, {
      actorId: person.id,
      actorName: 'cardamomo',
      action: action as AuditAction,
      area: 'projects' as const,
      subject: action.split('.')[0] ?? '',
      subjectId: projectId,
      // The project of this entry is deleted.
      ...(action !== 'project.removed' && { projectId }),
      detail: JSON.stringify(detail),
    })
  const queued = JSON.stringify({ to: person.email })
  await sql`
    insert into pgboss.job (name, data, start_after)
    values ('mail.send', ${queued}::jsonb, now() + interval '1 hour')`.execute(app.context.db)
  expect(await markAllTexts('cardamomo', person.id)).toBeGreaterThan(200)
  await person.client.call('dashboard.profile.erase', { password })
  expect(await columnsWith('cardamomo')).toEqual(Object.keys(keptByLaw).sort())
  const addresses = await columnsWith(person.email)
  expect(addresses.filter(column => !column.startsWith('mailbox.'))).toEqual([])
})

test('an erasure leaves queued mails to another user at an address that the erased one entered', async () => {
  const person = await makeClient(app, { password })
  const other = await makeClient(app)
  await person.client.call('auth.emailChange.ask', { email: other.email, password })
  const queued = JSON.stringify({ to: other.email })
  await sql`
    insert into pgboss.job (name, data, start_after)
    values ('mail.send', ${queued}::jsonb, now() + interval '1 hour')`.execute(app.context.db)
  await person.client.call('dashboard.profile.erase', { password })
  const { rows } = await sql`select from pgboss.job where data ->> 'to' = ${other.email}`.execute(
    app.context.db,
  )
  expect(rows).toHaveLength(1)
})

test('an erasure keeps notifications of another project with the same title', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const [person, other] = [await makeClient(app, { password }), await makeClient(app)]
  const title = 'Il mio primo progetto'
  const own = await makeProject(app, person.id, { title })
  const theirs = await makeProject(app, other.id, { title })
  const note = (about: string[] | null, message: string) =>
    makeNotification(app, manager.id, { link: '/team/projects', about, message: `«${title}» ${message}` })
  await note([own], 'cancellato')
  await note([theirs], 'resta')
  await note(null, 'resta, di chiunque sia')
  await person.client.call('dashboard.profile.erase', { password })
  const { items } = await manager.client.call('team.notifications.list', {})
  const kept = items.map(({ message }) => message).filter(message => message.includes(title))
  expect(kept.sort()).toEqual([`«${title}» resta`, `«${title}» resta, di chiunque sia`])
})

test('an erasure deletes the notification of a review, which names its author', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const [person, other] = [
    await makeClient(app, { fullName: 'Olga Rinaldi', password }),
    await makeClient(app),
  ]
  for (const { client } of [person, other])
    await client.call('dashboard.testimonial.submit', { rating: 5, publicConsent: false })
  await person.client.call('dashboard.profile.erase', { password })
  const { items } = await manager.client.call('team.notifications.list')
  expect(items.map(({ message }) => message)).toEqual([`${other.fullName}: 5 stelle.`])
})
