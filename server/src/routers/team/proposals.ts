import { z } from 'shared/errors/zod'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { proposalKinds } from 'shared/proposals/proposal'
import { makeProposalInput } from 'shared/proposals/proposals.inputs'
import { makeProposal, withdrawProposal } from '../../domain/orders/proposals/create-proposal.service.ts'
import { proposalsForTeam } from '../../domain/orders/proposals/team-proposals.service.ts'
import { managerRowProcedure, router } from '../../trpc/procedures.ts'
import { idOutput, proposals, voidOutput } from '../output.ts'

/** Custom quotes, changes of an order and rounds of changes (docs/decisions/proposals.md). */
export const teamProposalsRouter = router({
  /** Lists all proposals of a project, newest first, with the kinds that its order allows. */
  list: managerRowProcedure
    .input(projectScopeInput)
    .output(proposals.extend({ kinds: z.array(z.enum(proposalKinds)) }))
    .query(({ ctx, input }) => proposalsForTeam(ctx.platform, ctx.actor, input.projectId)),

  /** Creates a proposal; a free round is granted at once. */
  make: managerRowProcedure
    .meta({
      errors: ['ORDER_PAID', 'ORDER_NOT_PAID', 'BALANCE_SETTLED', 'REDUCTION_TOO_MUCH', 'REQUEST_ID_REUSED'],
    })
    .input(makeProposalInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => makeProposal(ctx.platform, ctx.actor, input)),

  /** Withdraws a proposal that is unanswered, or accepted and unpaid. */
  withdraw: managerRowProcedure
    .meta({ errors: ['PROPOSAL_CLOSED'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => withdrawProposal(ctx.platform, input.id)),
})
