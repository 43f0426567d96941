import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from 'server/routers/index'
import { untilProved } from './password-proof.ts'
import { appCodeOf } from './ui/failure.ts'

/** Repeats an act that weighs once the password was given again; without it the refusal stands. */
export const proofLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable(observer => {
      let current = { unsubscribe() {} }
      const run = () => {
        current = next(op).subscribe({
          next: value => observer.next(value),
          complete: () => observer.complete(),
          error: error => {
            if (appCodeOf(error) !== 'PASSWORD_NEEDED') return observer.error(error)
            void untilProved().then(outcome => (outcome === 'proved' ? run() : observer.error(error)))
          },
        })
      }
      run()
      return () => current.unsubscribe()
    })
