import type { TRPCLink } from '@trpc/client'
import { observable, tap } from '@trpc/server/observable'
import type { AppRouter } from 'server/routers/index'
import type { ErrorCode } from 'shared/errors/codes'
import { appCodeOf } from '../ui/errors.ts'
import type { BlockingPrompt } from './blocking-prompt.ts'
import { getSession, refreshSession } from './session.ts'

function withoutDirection(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('direction' in input)) return input
  const { direction: _, ...rest } = input
  return rest
}

/** Removes the `direction` that the paging hook adds to every input: procedures only page forward. */
export const stripDirectionLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    next({ ...op, input: withoutDirection(op.input) })

const ENDED = new Set([
  'SIGNED_OUT',
  'NOT_A_MEMBER',
  'NOT_A_MANAGER',
  'ACCOUNTING_ONLY',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
])

/** On an auth error, loads the session again so that route guards redirect. Skipped while it is still loading. */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable(observer =>
      next(op)
        .pipe(
          tap({
            error(error) {
              if (ENDED.has(appCodeOf(error) ?? '') && getSession().state !== 'loading') void refreshSession()
            },
          }),
        )
        .subscribe(observer),
    )

/**
 * Shows a prompt when a call is refused with `code`, and repeats the call if the user confirms; else passes the error
 * on.
 */
export const retryAfterPromptLink =
  (code: ErrorCode, question: BlockingPrompt): TRPCLink<AppRouter> =>
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
