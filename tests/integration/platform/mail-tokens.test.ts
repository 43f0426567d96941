import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { backUp } from 'server/platform/backup/back-up'
import type { OutgoingMail } from 'server/platform/mail/mail'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { tempFolder } from '../../support/builders/backups.ts'
import { anAddress, PASSWORD } from '../../support/builders/email-changes.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { askForLink } from '../../support/builders/pay-links.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeJobsDue } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const TOKEN = /#([\w-]{30,})/

let isDown = true
const tried: OutgoingMail[] = []
const mailer = {
  async deliver(mail: OutgoingMail) {
    tried.push(mail)
    if (isDown) throw new Error('The mail server is down.')
  },
  close: () => undefined,
}
const app = await startApp({ parts: { mailer } })
const { db, store, storage, fileOwners } = app.context

const tokensTo = (email: string) =>
  tried.flatMap(({ to, text }) => (to === email ? (TOKEN.exec(text)?.[1] ?? []) : []))

/** Returns every row of every table as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
  const texts = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{ text: string }>`
        select one::text as text from ${sql.id(schema, name)} as one`.execute(db)
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  return texts.join('\n')
}

test('no token of a mail is in the database or a backup, and a retry sends the same link', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const client = await makeClient(app, { password: PASSWORD })
  const order = await makeConfirmed(app)
  const [confirming, changing, paying, invited] = [anAddress(), anAddress(), anAddress(), anAddress()]
  await app.visitor().call('auth.signUp', { fullName: 'Ada Neri', email: confirming, password: PASSWORD })
  await app.visitor().call('auth.requestPasswordReset', { email: client.email })
  await client.client.call('auth.emailChange.ask', { email: changing, password: PASSWORD })
  expect((await askForLink(order, { email: paying })).status).toBe(200)
  const lead = await makeContact(app, { email: invited })
  await manager.client.call('team.leads.invite', { kind: 'contact', id: lead })
  const addresses = [confirming, client.email, changing, paying, invited]
  await waitFor(async () => {
    for (const address of addresses) expect(tokensTo(address), address).not.toHaveLength(0)
  })
  const tokens = addresses.flatMap(tokensTo)

  const rows = await dump()
  expect(rows).toContain(changing)
  const archive = join(tempFolder(), 'whole.tar.gz')
  await backUp({ store, storage, clock: app.clock, fileOwners }, archive)
  const copy = gunzipSync(readFileSync(archive)).toString()
  expect(copy).toContain(changing)
  expect(tokens.filter(token => rows.includes(token) || copy.includes(token))).toEqual([])

  isDown = false
  await makeJobsDue(app, 'mail.send')
  await waitFor(async () => {
    const { rows: left } = await sql`select from pgboss.job where name = 'mail.send'`.execute(db)
    expect(left).toHaveLength(0)
  })
  expect(new Set(addresses.flatMap(tokensTo))).toEqual(new Set(tokens))
})

test('a completed job is not in a backup', async () => {
  const email = `${randomUUID()}@example.com`
  await app.visitor().call('auth.requestPasswordReset', { email })
  await waitFor(async () => {
    const { rows } = await sql`
      select from pgboss.job where data ->> 'email' = ${email} and state = 'completed'`.execute(db)
    expect(rows).toHaveLength(1)
  })
  const archive = join(tempFolder(), 'done.tar.gz')
  await backUp({ store, storage, clock: app.clock, fileOwners }, archive)
  expect(gunzipSync(readFileSync(archive)).toString()).not.toContain(email)
})
