import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  type LimitNode,
  PostgresQueryCompiler,
  type Transaction,
  ValueNode,
} from 'kysely'
import type { Db as BossDatabase, DatabaseOptions } from 'pg-boss'
import type { DB } from './schema.gen.ts'
import { outerConnectionGuard } from './transaction-guard.ts'

export type Database = Kysely<DB>

/** Connection options of pg-boss, which passes them on to `pg.Pool`. */
export type BossConnection = DatabaseOptions & { connectionString: string; query_timeout: number }

/** Client of the database, embedded or PostgreSQL: same SQL, migrations and LISTEN/NOTIFY. */
export interface DatabaseClient {
  kind: 'embedded' | 'postgres'
  db: Database
  /**
   * For short statements that no call waits for. On PostgreSQL it is a separate connection, given up after three
   * seconds of silence. Fails while the database is unreachable.
   */
  background: Database
  bossDatabase: BossDatabase | BossConnection
  /** Subscribes to a channel. Calls `onReconnect` after each reconnection, since notifications were missed. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<void>
  /**
   * Runs `use` on a connection without statement timeout and with a short lock timeout; a dedicated one on PostgreSQL.
   */
  withMigrationConnection<T>(use: (db: Database) => Promise<T>): Promise<T>
  /** True while every `listen` is active. False from a lost connection until its replacement. */
  readonly listening: boolean
  close(): Promise<void>
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/**
 * Compiles LIMIT as a literal. For a parameter PostgreSQL estimates a tenth of all rows and never keeps a prepared plan
 * of a large table. Planning the hub's list took five times as long as reading it.
 */
class LiteralLimitCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (ValueNode.is(limit) && typeof limit.value === 'number') this.append(`limit ${limit.value}`)
    else super.visitLimit(node)
  }
}

export function kyselyOver(dialect: Dialect): Database {
  dialect.createQueryCompiler = () => new LiteralLimitCompiler()
  return new Kysely<DB>({ dialect, plugins: [camelCase, outerConnectionGuard] })
}

/** Returns a transaction's handle without the guard of the outer connection. */
export const withoutTransactionGuard = (trx: Transaction<DB>): Transaction<DB> =>
  trx.withoutPlugins().withPlugin(camelCase)
