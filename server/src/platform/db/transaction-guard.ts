import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'

const insideTransaction = new AsyncLocalStorage<true>()

/** Runs a transaction's function. Until it ends, the outer connection throws in it. */
export function markTransaction<T>(run: () => Promise<T>): Promise<T> {
  return insideTransaction.run(true, run)
}

/**
 * @throws Error inside a transaction. There, a statement on the outer connection would deadlock on the embedded store,
 * and run outside the transaction on PostgreSQL.
 */
export function assertOutsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error(
      'The outer connection was used inside a transaction: use the `db` of the `tx` that `transact` passes.',
    )
  }
}

/** Plugin of the outer connection; the handle of a transaction has it removed. */
export const outerConnectionGuard: KyselyPlugin = {
  transformQuery({ node }) {
    assertOutsideTransaction()
    return node
  },
  async transformResult({ result }) {
    return result
  },
}
