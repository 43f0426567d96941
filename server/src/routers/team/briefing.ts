import { answerInput, sayInput, sendBriefInput } from 'shared/briefing/briefing.inputs'
import { projectScopeInput } from 'shared/lists/page.inputs'
import {
  answerForClient,
  conversationForStudio,
  sayForClient,
  sendForClient,
} from '../../domain/orders/briefing/studio-briefing.service.ts'
import { managerProcedure, router } from '../../trpc/procedures.ts'
import { conversation } from '../dashboard/briefing.ts'

/** The briefing of a project, which a manager fills in on the client's behalf; its turns are marked. */
export const teamBriefingRouter = router({
  conversation: managerProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(conversation)
    .query(({ ctx, input }) => conversationForStudio(ctx.platform, input.projectId)),

  /** Takes a typed answer to the open question. */
  say: managerProcedure
    .meta({
      errors: ['NOT_FOUND', 'REQUEST_ID_REUSED', 'CONVERSATION_FULL', 'PROJECT_PAID', 'ANSWER_CHANGED'],
      limits: ['saying'],
    })
    .input(sayInput)
    .output(conversation)
    .mutation(({ ctx, input }) => sayForClient(ctx.platform, ctx.actor, input)),

  /** Writes one answer, at any time. */
  answer: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'REQUEST_ID_REUSED', 'PROJECT_PAID'], limits: ['saying'] })
    .input(answerInput)
    .output(conversation)
    .mutation(({ ctx, input }) => answerForClient(ctx.platform, ctx.actor, input)),

  /** Sends the brief: writes its recap and tells client and team, once. The quote stays to be confirmed by the client. */
  send: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID', 'BRIEF_INCOMPLETE'], limits: ['saving'] })
    .input(sendBriefInput)
    .output(conversation)
    .mutation(({ ctx, input }) => sendForClient(ctx.platform, ctx.actor, input)),
})
