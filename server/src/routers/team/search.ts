import { z } from 'shared/errors/zod'
import { leadKinds, leadStates } from 'shared/inbox/lead'
import { searchInput } from 'shared/search/search.inputs'
import { searchHub } from '../../domain/search/search.service.ts'
import { teamProcedure } from '../../trpc/procedures.ts'
import { clientNames, isoDate } from '../output.ts'

const found = z.object({
  projects: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      deadline: z.string().nullable(),
      ...clientNames,
    }),
  ),
  clients: z.array(
    z.object({
      id: z.string(),
      companyId: z.string(),
      fullName: z.string(),
      company: z.string().nullable(),
      email: z.string(),
      /** Newest project of the client. */
      projectId: z.string().nullable(),
    }),
  ),
  /** Number of matching companies, exact up to 1,000. */
  clientTotal: z.object({ count: z.int(), isExact: z.boolean() }),
  members: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      role: z.string(),
      avatarUrl: z.string().nullable(),
      isSuspended: z.boolean(),
    }),
  ),
  leads: z.array(
    z.object({
      kind: z.enum(leadKinds),
      id: z.string(),
      state: z.enum(leadStates),
      name: z.string().nullable(),
      company: z.string().nullable(),
      excerpt: z.string(),
      createdAt: isoDate(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      projectId: z.string(),
      projectTitle: z.string(),
      /** Beginning of the text. */
      text: z.string(),
      createdAt: isoDate(),
    }),
  ),
})

/**
 * Returns up to five matches of each kind. Clients, with addresses, are for managers only
 * (docs/decisions/team-membership.md).
 */
export const searchProcedure = teamProcedure
  .input(searchInput)
  .output(found)
  .query(({ ctx, input }) => searchHub(ctx.platform, ctx.actor, input.text))
