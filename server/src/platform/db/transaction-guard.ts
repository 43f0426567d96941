import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'

const insideTransaction = new AsyncLocalStorage<true>()

/** Runs what a transaction does; until it ends, the outer connection is out of bounds for it. */
export function markTransaction<T>(run: () => Promise<T>): Promise<T> {
  return insideTransaction.run(true, run)
}

/**
 * On the embedded store a statement on the outer connection inside a transaction waits for that very
 * transaction for ever; on PostgreSQL it would silently run outside it. So it throws at once on both.
 */
export function assertOutsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error(
      'The outer connection was used inside a transaction: use the `db` of the work that the transaction gives.',
    )
  }
}

/** Stands on the outer connection only: a transaction's own handle goes without it. */
export const outerConnectionGuard: KyselyPlugin = {
  transformQuery({ node }) {
    assertOutsideTransaction()
    return node
  },
  async transformResult({ result }) {
    return result
  },
}
