import type { AnyRouter } from '@trpc/server'
import type { ProcedureMeta } from './init.ts'

/**
 * A procedure that does not say who may call it stops the start.
 * @throws Error that names the procedures and what to do.
 */
export function assertPolicies(router: AnyRouter): void {
  const open = Object.entries(router._def.procedures as Record<string, { _def: { meta?: ProcedureMeta } }>)
    .filter(([, procedure]) => !procedure._def.meta?.policy)
    .map(([path]) => path)
  if (open.length === 0) return
  throw new Error(
    `Without a policy: ${open.join(', ')}. Build each on publicProcedure, signedInProcedure, clientProcedure, ` +
      'teamProcedure or managerProcedure (server/src/trpc/procedures.ts), not on t.procedure.',
  )
}
