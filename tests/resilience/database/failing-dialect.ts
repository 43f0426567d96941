import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely'

/** Fault injector: counts statements and commits, and makes a chosen one fail. */
export class FaultInjector {
  #left = Number.POSITIVE_INFINITY
  struck = false
  /** Number of statements and commits so far. */
  steps = 0
  readonly #open = new Set<DatabaseConnection>()
  readonly #strike: () => void

  /** @param strike action at the chosen statement; throws by default. */
  constructor(strike: () => void = fail) {
    this.#strike = strike
  }

  /** Makes the k-th statement from now fail, 1 for the next. */
  strikeAt(statement: number): void {
    this.#left = statement
    this.struck = false
  }

  rest(): void {
    this.#left = Number.POSITIVE_INFINITY
  }

  begun(connection: DatabaseConnection): void {
    this.#open.add(connection)
  }

  ended(connection: DatabaseConnection): void {
    this.#open.delete(connection)
  }

  isInTransaction(connection: DatabaseConnection): boolean {
    return this.#open.has(connection)
  }

  /** Counts a statement or commit, and runs `strike` at the chosen one. */
  step(): void {
    this.steps++
    if (--this.#left !== 0) return
    this.struck = true
    this.#strike()
  }
}

function fail(): void {
  throw new Error('sabotage')
}

/**
 * Wraps a dialect with fault injection. In a transaction a statement fails after it ran, elsewhere before it runs. A
 * commit fails before it runs.
 */
export function failing(dialect: Dialect, saboteur: FaultInjector): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: db => dialect.createIntrospector(db),
    createDriver: () => new FailingDriver(dialect.createDriver(), saboteur),
  }
}

class FailingDriver implements Driver {
  readonly #driver: Driver
  readonly #saboteur: FaultInjector
  /** One wrapper per connection, because drivers compare connections by identity. */
  readonly #wrapped = new WeakMap<DatabaseConnection, FailingConnection>()

  constructor(driver: Driver, saboteur: FaultInjector) {
    this.#driver = driver
    this.#saboteur = saboteur
  }

  init = () => this.#driver.init()
  destroy = () => this.#driver.destroy()

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.#driver.acquireConnection()
    const wrapped = this.#wrapped.get(connection) ?? new FailingConnection(connection, this.#saboteur)
    this.#wrapped.set(connection, wrapped)
    return wrapped
  }

  releaseConnection = (connection: DatabaseConnection) => this.#driver.releaseConnection(innerOf(connection))

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(innerOf(connection), settings)
    this.#saboteur.begun(innerOf(connection))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#saboteur.step()
    await this.#driver.commitTransaction(innerOf(connection))
    this.#saboteur.ended(innerOf(connection))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.rollbackTransaction(innerOf(connection))
    this.#saboteur.ended(innerOf(connection))
  }
}

class FailingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #saboteur: FaultInjector

  constructor(inner: DatabaseConnection, saboteur: FaultInjector) {
    this.inner = inner
    this.#saboteur = saboteur
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#saboteur.isInTransaction(this.inner)) this.#saboteur.step()
    const result = await this.inner.executeQuery<R>(query)
    if (this.#saboteur.isInTransaction(this.inner)) this.#saboteur.step()
    return result
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize)
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  if (connection instanceof FailingConnection) return connection.inner
  throw new Error('A connection from elsewhere.')
}
