import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './store.ts'
import { assertOutsideTransaction } from './transaction-guard.ts'

/** Stands for a value that is not known yet. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A question that is asked with very many calls: Kysely puts it into words the first time only, which costs more than
 * the rest of a short answer. The values are blanks while that happens: `write` hands them on as they are, and neither
 * looks at them nor reckons with them.
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
