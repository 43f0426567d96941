import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { declineProposalInput } from 'shared/proposals/proposals.inputs'
import { acceptProposal, declineProposal } from '../../domain/orders/proposals/answer-proposal.service.ts'
import { proposalsForClient } from '../../domain/orders/proposals/proposals.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { proposals, voidOutput } from '../output.ts'

/** Proposals of a manager outside the automatic quote (docs/decisions/proposals.md). */
export const proposalsRouter = router({
  /** Lists the proposals of a project, newest first, without withdrawn ones. */
  list: clientProcedure('order')
    .input(projectScopeInput)
    .output(proposals)
    .query(({ ctx, input }) => proposalsForClient(ctx.platform, ctx.user.id, input.projectId)),

  /** Accepts a proposal; idempotent. */
  accept: clientProcedure('order')
    .meta({
      errors: [
        'PROPOSAL_CLOSED',
        'PROPOSAL_EXPIRED',
        'ALREADY_PAID',
        'BALANCE_SETTLED',
        'REDUCTION_TOO_MUCH',
      ],
    })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => acceptProposal(ctx.platform, ctx.user.id, input.id)),

  /** Declines a proposal, with an optional reason. */
  decline: clientProcedure('order')
    .meta({ errors: ['PROPOSAL_CLOSED'] })
    .input(declineProposalInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => declineProposal(ctx.platform, ctx.user.id, input)),
})
