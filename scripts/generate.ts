import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import { pgliteOptions } from 'server/platform/db/embedded-store'
import { migratorOf } from 'server/platform/db/migrator'
import { resolveConfig } from 'vite'
import { root } from './setup/tools.ts'

/** Writes `routeTree.gen.ts`, which the router plugin does when the client's configuration is resolved. */
async function writeRouteTree(): Promise<void> {
  await resolveConfig({ configFile: `${root}/client/vite.config.ts` }, 'serve')
}

/**
 * Writes the database types from a freshly migrated database, and the client's route tree from its files; `--verify`
 * only compares the types.
 */
const verify = process.argv.includes('--verify')
const outFile = fileURLToPath(new URL('../server/src/platform/db/schema.gen.ts', import.meta.url))
const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: new PGlite(pgliteOptions) }) })

const { error } = await migratorOf(db).migrateToLatest()
if (error) throw error
await generate({
  db,
  dialect: new PostgresDialect(),
  camelCase: true,
  outFile,
  excludePattern: 'kysely_*',
  verify,
  typeOnlyImports: true,
  typeMapping: { date: 'string', numeric: 'number', int8: 'number', jsonb: 'unknown' },
})
await db.destroy()
if (!verify) await writeRouteTree()
