import { sql } from 'kysely'
import { createPasswords } from 'server/platform/passwords'
import type { Policy } from 'server/trpc/policies'
import { startApp } from '../../support/app.ts'
import { type ProcedurePath, procedures } from '../../support/procedures.ts'
import { listRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import type { World } from '../authorisation/fixture.ts'
import {
  clientComment,
  notification,
  paidProject,
  quotedProject,
  recap,
  referencedProject,
  refundLead,
  reviewedProject,
  suppliedProject,
} from '../authorisation/resource-fixtures.ts'
import { makeCast, type Role, wordsHiddenFrom } from '../authorisation/roles.ts'
import { tablesOf } from '../authorisation/table-hashes.ts'

/** The production hash at a hundredth of its cost, since only inputs are under test. */
const CHEAP = { memoryCost: 64, timeCost: 1 }

/** Tables that any visit changes. */
const NOT_THEIRS = ['sessions', 'rate_limits']

/** A server, its users, and a stranger with one of each thing, which no test may change. */
export interface Fixtures extends World {
  /** Returns a line for each table with data of the stranger. */
  strangers(): Promise<string[]>
}

export async function makeFixtures(): Promise<Fixtures> {
  const app = await startApp({ work: false, parts: { passwords: createPasswords(CHEAP) } })
  const world = { app, cast: await makeCast(app) }
  for (const make of [
    ...[clientComment, notification, paidProject, quotedProject, recap],
    ...[referencedProject, refundLead, reviewedProject, suppliedProject],
  ])
    await make(world, 'other')
  return { ...world, strangers: await strangersIn(world) }
}

const HUB_POLICIES: ReadonlySet<Policy> = new Set(['team', 'member', 'accounting', 'manager'])

/** Returns a role that the policy admits, so that hostile inputs reach the procedure. */
export function roleFor(path: ProcedurePath): Role {
  const policy = procedures[path]._def.meta?.policy
  if (policy === 'public') return 'anonymous'
  if (policy === 'code-owed') return 'codeOwed'
  if (policy === 'guest') return 'guest'
  return policy && HUB_POLICIES.has(policy) ? 'manager' : 'owner'
}

export const callerOf = ({ cast }: World, path: ProcedurePath): Promise<RpcClient> =>
  cast.arrive[roleFor(path)]()

/** Texts that an answer to this role must not contain. */
export const hiddenFrom = ({ app }: World, role: Role): string[] => [
  app.context.config.dataDir,
  ...app.context.config.secretKeys,
  ...wordsHiddenFrom(role),
]

/** Hashes rows that name the stranger or one of their projects, and none of the acting users. */
async function strangersIn({ app, cast }: World): Promise<Fixtures['strangers']> {
  const { db } = app.context
  const projects = await listRows(app, 'projects', { userId: cast.stranger.id })
  const theirs = [cast.stranger.id, ...projects.map(({ id }) => id)].join('|')
  const acting = [cast.owner, cast.manager, cast.editor].map(({ id }) => id).join('|')
  const tables = (await tablesOf(db)).filter(name => !NOT_THEIRS.includes(name))
  const hashes = tables.map(
    name => sql`
      select ${sql.lit(name)} || ' ' || count(*) || ' ' || md5(string_agg(one::text, '|' order by one::text)) as line
      from ${sql.table(name)} as one where one::text ~ ${theirs} and one::text !~ ${acting}`,
  )
  return async () => {
    // Reads every row of every table as text, which may exceed the statement timeout on a busy machine.
    const { rows } = await db.transaction().execute(async trx => {
      await sql`set local statement_timeout = 0`.execute(trx)
      return sql<{ line: string | null }>`${sql.join(hashes, sql` union all `)}`.execute(trx)
    })
    return rows.flatMap(({ line }) => line ?? []).sort()
  }
}

/** Lists tables with a text that no field accepts: control characters or parts of a broken surrogate pair. */
export async function findCorruptedTables({ app }: World): Promise<string[]> {
  const { db } = app.context
  const spoiled = (await tablesOf(db))
    .filter(name => !NOT_THEIRS.includes(name))
    .map(
      name => sql`
        select ${sql.lit(name)} as name, max(left(one::text, 300)) as example from ${sql.table(name)} as one
        where one::text ~ ${'[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\ufffd]|\\\\u00[01][0-9a-f]|\\\\ud[89a-f]'}`,
    )
  const { rows } = await sql<{ name: string; example: string | null }>`
    ${sql.join(spoiled, sql` union all `)}`.execute(db)
  return rows.flatMap(({ name, example }) => (example === null ? [] : `${name}: ${example}`))
}
