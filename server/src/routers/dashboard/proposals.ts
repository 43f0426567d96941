import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { declineProposalInput } from 'shared/proposals/proposals.inputs'
import { acceptProposal, declineProposal } from '../../domain/orders/proposals/answer-proposal.service.ts'
import { proposalsForClient } from '../../domain/orders/proposals/proposals.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { proposals, voidOutput } from '../output.ts'

/** What a manager offers apart from the automatic quote (docs/decisions/proposals.md). */
export const proposalsRouter = router({
  /** What is and was offered for a project, newest first; what was taken back is left out. */
  list: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(proposals)
    .query(({ ctx, input }) => proposalsForClient(ctx.platform, ctx.user.id, input.projectId)),

  /** Says yes, once however often it is called. */
  accept: clientProcedure
    .meta({
      capability: 'order',
      errors: ['NOT_FOUND', 'PROPOSAL_CLOSED', 'PROPOSAL_EXPIRED', 'ALREADY_PAID', 'BALANCE_SETTLED'],
    })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => acceptProposal(ctx.platform, ctx.user.id, input.id)),

  /** Says no, with a word if one is given. */
  decline: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND', 'PROPOSAL_CLOSED'] })
    .input(declineProposalInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => declineProposal(ctx.platform, ctx.user.id, input)),
})
