import { listActsInput } from 'shared/audit/audit.inputs'
import { z } from 'shared/errors/zod'
import { leadKinds } from 'shared/inbox/lead'
import { listAllActs } from '../../domain/audit/audit.service.ts'
import { managerProcedure, router } from '../../trpc/procedures.ts'
import { act, page } from '../output.ts'

const actOnSomething = act.extend({
  /** Subject of the act, if it still exists. */
  project: z.object({ id: z.string(), title: z.string() }).nullable(),
  member: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  lead: z.object({ kind: z.enum(leadKinds), id: z.string() }).nullable(),
})

export const auditRouter = router({
  /** Lists audit entries, newest first, filtered by day, area and actor. */
  list: managerProcedure
    .input(listActsInput.prefault({}))
    .output(page(actOnSomething))
    .query(({ ctx, input }) => listAllActs(ctx.platform.db, input)),
})
