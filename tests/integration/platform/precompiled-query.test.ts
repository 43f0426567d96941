import { sql } from 'kysely'
import { precompiledQuery } from 'server/platform/db/precompiled-query'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const app = await startApp()
const { context } = app

/** Creates a precompiled query that counts its compilations. */
function counted() {
  let written = 0
  const ask = precompiledQuery((db, { email, limit }: { email: string; limit: number }) => {
    written++
    return db
      .selectFrom('users')
      .select(['id', 'emailConfirmedAt'])
      .where('email', '=', email)
      .where('disabledAt', 'is', null)
      .limit(limit)
  })
  return { ask, written: () => written }
}

describe('precompiledQuery', () => {
  test('compiles once and runs with the values of each call', async () => {
    const { ask, written } = counted()
    const [one, other] = [await makeClient(app), await makeClient(app)]
    const askers = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other))
    const answers = await Promise.all(askers.map(({ email }) => ask(context.db, { email, limit: 1 })))
    expect(answers.map(rows => rows.map(row => row.id))).toEqual(askers.map(({ id }) => [id]))
    expect(await ask(context.db, { email: one.email, limit: 0 })).toEqual([])
    expect(written()).toBe(1)
  })

  test('sees the writes of its transaction and is refused on the outer connection inside it', async () => {
    const { ask } = counted()
    const { email } = await makeClient(app)
    await context.transact(async ({ db }) => {
      await db.updateTable('users').set({ disabledAt: new Date() }).where('email', '=', email).execute()
      expect(await ask(db, { email, limit: 1 })).toEqual([])
      await expect(ask(context.db, { email, limit: 1 })).rejects.toThrow('outer connection')
    })
  })
})

test('lets PostgreSQL plan the statement once per connection', async () => {
  if (context.store.kind === 'embedded') return
  await context.db.connection().execute(async db => {
    const ask = (email: string) =>
      db.selectFrom('users').select('users.id as asked').where('email', '=', email).execute()
    for (let time = 0; time < 5; time++) await ask(`nobody-${time}@example.com`)
    const { rows } = await sql<{ times: number }>`
      select generic_plans + custom_plans as times
      from pg_prepared_statements where statement like '%as "asked" from "users"%'`.execute(db)
    expect(rows.map(({ times }) => times)).toEqual([5])
  })
})
