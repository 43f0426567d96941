import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from 'server/routers/index'
import type { ErrorCode } from 'shared/errors/codes'
import { appCodeOf } from '../ui/failure.ts'
import type { PageQuestion } from './page-question.ts'

/**
 * Repeats a call that was refused with a code once the question about it was answered, so that nothing typed is lost;
 * where the answer is no, the refusal stands.
 */
export const questionLink =
  (code: ErrorCode, question: PageQuestion): TRPCLink<AppRouter> =>
  () =>
  ({ next, op }) =>
    observable(observer => {
      let current = { unsubscribe() {} }
      const run = () => {
        current = next(op).subscribe({
          next: value => observer.next(value),
          complete: () => observer.complete(),
          error: error => {
            if (appCodeOf(error) !== code) return observer.error(error)
            void question.ask().then(goesOn => (goesOn ? run() : observer.error(error)))
          },
        })
      }
      run()
      return () => current.unsubscribe()
    })
