import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { makeProposalInput } from 'shared/proposals/proposals.inputs'
import { makeProposal, withdrawProposal } from '../../domain/orders/proposals/create-proposal.service.ts'
import { proposalsForTeam } from '../../domain/orders/proposals/proposals.service.ts'
import { managerProcedure, router } from '../../trpc/procedures.ts'
import { idOutput, proposals, voidOutput } from '../output.ts'

/** Custom quotes, changes of an order and rounds of changes (docs/decisions/proposals.md). */
export const teamProposalsRouter = router({
  /** All that was proposed for a project, newest first. */
  list: managerProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(proposals)
    .query(({ ctx, input }) => proposalsForTeam(ctx.platform, ctx.actor, input.projectId)),

  /** Offers something to the client; a round over nothing is given at once. */
  make: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'ORDER_PAID', 'ORDER_NOT_PAID', 'BALANCE_SETTLED'] })
    .input(makeProposalInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => makeProposal(ctx.platform, ctx.actor, input)),

  /** Takes back what nobody has answered, or what was accepted and nobody has paid. */
  withdraw: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'PROPOSAL_CLOSED'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => withdrawProposal(ctx.platform, input.id)),
})
