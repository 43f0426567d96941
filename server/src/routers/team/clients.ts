import { clientScopeInput, createClientInput, listClientsInput } from 'shared/companies/clients.inputs'
import { companyMemberInput, inviteColleagueInput } from 'shared/companies/companies.inputs'
import { companyRoles } from 'shared/companies/hat'
import { z } from 'shared/errors/zod'
import { leadKinds, leadStates } from 'shared/inbox/lead'
import { turnReasons } from 'shared/projects/turn'
import {
  appointClient,
  getClient,
  inviteToClient,
  listClients,
} from '../../domain/clients/clients.service.ts'
import { createClient } from '../../domain/identity/accounts/sign-up.service.ts'
import { managerProcedure, managerRowProcedure, router } from '../../trpc/procedures.ts'
import { idOutput, invoice, isoDate, page, voidOutput } from '../output.ts'

const listed = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** Representative who joined first. */
  contact: z.string(),
  email: z.string(),
  people: z.int(),
  projects: z.int(),
  createdAt: isoDate(),
})

const detailed = z.object({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: isoDate(),
  people: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      hats: z.array(z.enum(companyRoles)),
      joinedAt: isoDate(),
      isConfirmed: z.boolean(),
    }),
  ),
  /** The newest 200 projects. */
  projects: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string(),
        deadline: z.string().nullable(),
        because: z.enum(Object.values(turnReasons).flat()).nullable(),
        since: isoDate().nullable(),
        agreedTotalCents: z.int().nullable(),
      }),
    ),
    isComplete: z.boolean(),
  }),
  money: z.object({
    /** Agreed less refunded: `receivedCents - refundedCents + dueCents + laterCents`. */
    quotedCents: z.int(),
    receivedCents: z.int(),
    refundedCents: z.int(),
    dueCents: z.int(),
    overdueCents: z.int(),
    /** Agreed amounts that are not due yet: unpaid quotes, balances, extras. */
    laterCents: z.int(),
  }),
  lastMessage: z
    .object({
      projectId: z.string(),
      title: z.string(),
      text: z.string(),
      fromTeam: z.boolean(),
      author: z.string().nullable(),
      createdAt: isoDate(),
    })
    .nullable(),
  documents: z.array(invoice.extend({ title: z.string(), projectId: z.string().nullable() })),
  requests: z.array(
    z.object({
      kind: z.enum(leadKinds),
      id: z.string(),
      state: z.enum(leadStates),
      excerpt: z.string(),
      createdAt: isoDate(),
    }),
  ),
})

/** Client companies with contacts and amounts, for managers only. */
export const teamClientsRouter = router({
  /** Lists companies, newest first; the total is exact up to 1,000. */
  list: managerProcedure
    .input(listClientsInput.prefault({}))
    .output(page(listed).extend({ total: z.object({ count: z.int(), isExact: z.boolean() }) }))
    .query(({ ctx, input }) => listClients(ctx.platform, input)),

  get: managerRowProcedure
    .input(clientScopeInput)
    .output(detailed)
    .query(({ ctx, input }) => getClient(ctx.platform, ctx.actor, input.companyId)),

  /** Creates a company and its first user, who is invited by mail. */
  create: managerProcedure
    .input(createClientInput)
    .output(z.object({ companyId: z.string(), clientId: z.string() }))
    .mutation(({ ctx, input }) => createClient(ctx.platform, input)),

  /** Invites an address to a company by mail. */
  invite: managerRowProcedure
    .meta({ limits: ['companyInvitationByRecipient'] })
    .input(inviteColleagueInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => inviteToClient(ctx.platform, input)),

  /** Makes a member of a company its representative. */
  appoint: managerRowProcedure
    .input(companyMemberInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => appointClient(ctx.platform, input)),
})
