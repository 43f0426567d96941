import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './store.ts'
import { assertOutsideTransaction } from './transaction-guard.ts'

/** Placeholder of a value that is not known yet. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Returns a query that Kysely compiles once, for frequent calls; compiling costs more than the rest of a short answer.
 * `write` gets placeholders as values: it must pass them through unchanged and must not inspect them.
 */
export function precompiledQuery<Values extends object, Row>(
  write: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined
  return async (db, values) => {
    if (!db.isTransaction) assertOutsideTransaction()
    kept ??= write(db, placeholders<Values>()).compile()
    const filled = kept.parameters.map(value =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    const question: CompiledQuery<Row> = { ...kept, parameters: filled }
    return (await db.executeQuery(question)).rows
  }
}

const placeholders = <Values extends object>(): Values =>
  new Proxy({} as Values, { get: (_, name) => new Placeholder(String(name)) })
