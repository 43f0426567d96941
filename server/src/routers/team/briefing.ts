import { answerInput, sayInput, sendBriefInput } from 'shared/briefing/briefing.inputs'
import { projectScopeInput } from 'shared/lists/page.inputs'
import {
  answerForClient,
  conversationForStudio,
  sayForClient,
  sendForClient,
} from '../../domain/orders/briefing/studio-briefing.service.ts'
import { managerRowProcedure, router } from '../../trpc/procedures.ts'
import { conversation } from '../dashboard/briefing.ts'

/** Briefing of a project filled in by a manager on the client's behalf; such turns are marked. */
export const teamBriefingRouter = router({
  conversation: managerRowProcedure
    .input(projectScopeInput)
    .output(conversation)
    .query(({ ctx, input }) => conversationForStudio(ctx.platform, input.projectId)),

  /** Adds a typed answer to the open question. */
  say: managerRowProcedure
    .meta({
      errors: ['REQUEST_ID_REUSED', 'CONVERSATION_FULL', 'PROJECT_PAID', 'ANSWER_CHANGED'],
      limits: ['saying'],
    })
    .input(sayInput)
    .output(conversation)
    .mutation(({ ctx, input }) => sayForClient(ctx.platform, ctx.actor, input)),

  /** Saves one answer, at any time. */
  answer: managerRowProcedure
    .meta({ errors: ['REQUEST_ID_REUSED', 'PROJECT_PAID'], limits: ['saying'] })
    .input(answerInput)
    .output(conversation)
    .mutation(({ ctx, input }) => answerForClient(ctx.platform, ctx.actor, input)),

  /** Sends the brief: writes its recap and notifies client and team, once. The client still confirms the quote. */
  send: managerRowProcedure
    .meta({ errors: ['PROJECT_PAID', 'BRIEF_INCOMPLETE', 'RECAP_CHANGED'], limits: ['saving'] })
    .input(sendBriefInput)
    .output(conversation)
    .mutation(({ ctx, input }) => sendForClient(ctx.platform, ctx.actor, input)),
})
