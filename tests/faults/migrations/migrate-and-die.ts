import { mkdirSync } from 'node:fs'
import { migrateTo } from 'server/platform/db/migrator'
import { failingEmbedded, failingPostgres } from '../database/failing-database.ts'
import { Saboteur } from '../database/failing-dialect.ts'

/** `node migrate-and-die.ts MIGRATION N`: goes up to a migration, and is killed by the N-th statement on the way. */
const [name = '', statement] = process.argv.slice(2)
const saboteur = new Saboteur(() => void process.kill(process.pid, 'SIGKILL'))
const { DATABASE_URL, DATA_DIR = '' } = process.env
mkdirSync(DATA_DIR, { recursive: true })
const db = DATABASE_URL ? failingPostgres(DATABASE_URL, saboteur) : await failingEmbedded(DATA_DIR, saboteur)
saboteur.strikeAt(Number(statement))
await migrateTo({ withMigrationConnection: use => use(db) }, name)
await db.destroy()
