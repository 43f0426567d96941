import { mkdirSync } from 'node:fs'
import { migrateTo } from 'server/platform/db/migrator'
import { failingEmbedded, failingPostgres } from '../database/failing-database.ts'
import { FaultInjector } from '../database/failing-dialect.ts'

/** Migrates up to MIGRATION and kills itself at the N-th statement: `node migrate-and-die.ts MIGRATION N`. */
const [name = '', statement] = process.argv.slice(2)
const saboteur = new FaultInjector(() => void process.kill(process.pid, 'SIGKILL'))
const { DATABASE_URL, DATA_DIR = '' } = process.env
mkdirSync(DATA_DIR, { recursive: true })
const db = DATABASE_URL ? failingPostgres(DATABASE_URL, saboteur) : await failingEmbedded(DATA_DIR, saboteur)
saboteur.strikeAt(Number(statement))
await migrateTo({ withMigrationConnection: use => use(db) }, name)
await db.destroy()
