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

/** One of the two stores: the same SQL, migrations and LISTEN/NOTIFY in-process or on a server. */
export interface DatabaseClient {
  kind: 'embedded' | 'postgres'
  db: Database
  /**
   * For short statements that no call waits for: on a connection apart from those of the calls, where there can be
   * several, which is given up after three silent seconds. Fails while the database is away.
   */
  background: Database
  /** Connection on which the job queue runs its statements. */
  bossDatabase: BossDatabase | BossConnection
  /** Calls back with each payload, and after each reconnection, since what came meanwhile was missed. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<void>
  /**
   * A connection on which no statement is cut and no lock is waited for long; one of its own, where there can be
   * several. It is given back at the end.
   */
  withMigrationConnection<T>(use: (db: Database) => Promise<T>): Promise<T>
  /** True while every `listen` is active. False from a lost connection until its replacement. */
  readonly listening: boolean
  close(): Promise<void>
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/**
 * Writes a LIMIT into the text. For one that is a parameter PostgreSQL expects a tenth of all rows, so in a large table
 * it never keeps a prepared plan: planning the hub's list anew took five times as long as reading it.
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

/** The handle of a transaction: as the outer one, without its guard. */
export const withoutTransactionGuard = (trx: Transaction<DB>): Transaction<DB> =>
  trx.withoutPlugins().withPlugin(camelCase)
