import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'

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
      'The outer connection was used inside a transaction: use the handle that the transaction gives.',
    )
  }
}

/** Wraps a dialect so that taking a connection inside a transaction throws. */
export function guarded(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: db => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardedDriver(dialect.createDriver()),
  }
}

function guardedDriver(driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, property) {
      if (property === 'acquireConnection') {
        return async (...options: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> => {
          assertOutsideTransaction()
          return target.acquireConnection(...options)
        }
      }
      const member = Reflect.get(target, property, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
