import type { TRPCLink } from '@trpc/client'
import { observable, tap } from '@trpc/server/observable'
import type { AppRouter } from 'server/routers/index'
import { appCodeOf } from '../ui/failure.ts'
import { knownSession, refreshSession } from './session.ts'

const ENDED = new Set([
  'SIGNED_OUT',
  'NOT_A_MEMBER',
  'NOT_A_MANAGER',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
])

/**
 * A call refused for who one is means that the session changed: it is looked up again, and the guards act. Where it is
 * not known yet, it is on its way.
 */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable(observer =>
      next(op)
        .pipe(
          tap({
            error(error) {
              if (ENDED.has(appCodeOf(error) ?? '') && knownSession().state !== 'loading')
                void refreshSession()
            },
          }),
        )
        .subscribe(observer),
    )
