import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from 'server/routers/index'
import { untilUnlocked } from './gate-lock.ts'
import { appCodeOf } from './ui/failure.ts'

/** Repeats a call that met the locked preview once the password was given, so that nothing typed is lost. */
export const gateLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable(observer => {
      let current = { unsubscribe() {} }
      const run = () => {
        current = next(op).subscribe({
          next: value => observer.next(value),
          complete: () => observer.complete(),
          error: error =>
            appCodeOf(error) === 'PREVIEW_LOCKED' ? void untilUnlocked().then(run) : observer.error(error),
        })
      }
      run()
      return () => current.unsubscribe()
    })
