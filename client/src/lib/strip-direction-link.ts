import type { TRPCLink } from '@trpc/client'
import type { AppRouter } from 'server/routers/index'

function withoutDirection(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('direction' in input)) return input
  const { direction: _, ...rest } = input
  return rest
}

/** The paging hook adds its own `direction` to every input, which no procedure takes: lists only go forward. */
export const stripDirectionLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    next({ ...op, input: withoutDirection(op.input) })
