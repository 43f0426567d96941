import { briefFields, briefKinds, extras, formats, languages, slots } from 'shared/briefing/brief/brief'
import {
  answerInput,
  linkRecapInput,
  saveSummaryInput,
  sayInput,
  sendBriefInput,
} from 'shared/briefing/briefing.inputs'
import { questionTypes } from 'shared/briefing/interview/interview'
import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import {
  answer,
  back,
  conversationOf,
  restart,
  send,
  sendBriefingMessage,
} from '../../domain/orders/briefing/conversation.service.ts'
import { answersOf } from '../../domain/orders/briefing/questions.service.ts'
import {
  findRecap,
  getRecapPanel,
  linkRecap,
  saveSummary,
} from '../../domain/orders/briefing/recap.service.ts'
import { voiceAgentFor } from '../../domain/orders/voice-agent/voice-agent.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { isoDate } from '../output.ts'

const recap = z.object({ id: z.string(), projectId: z.string(), summary: z.string(), updatedAt: isoDate() })

const brief = z.object({
  description: z.string().nullable(),
  kind: z.enum(briefKinds).nullable(),
  goal: z.string().nullable(),
  audience: z.string().nullable(),
  message: z.string().nullable(),
  tone: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  formats: z.array(z.enum(formats)).readonly(),
  languages: z.array(z.enum(languages)).readonly(),
  materials: z.string().nullable(),
  extras: z.array(z.enum(extras)).readonly(),
  declined: z.array(z.enum(extras)).readonly(),
  extrasSettled: z.boolean(),
  deadline: z.string().nullable(),
  company: z.string().nullable(),
  place: z.string().nullable(),
  people: z.string().nullable(),
  notes: z.array(z.string()).readonly(),
  unknowns: z.array(z.enum(slots)).readonly(),
})

const answerField = z.enum([...briefFields, 'notes'])

export const conversation = z.object({
  turns: z.array(
    z.object({
      id: z.string(),
      who: z.enum(['client', 'assistant']),
      text: z.string(),
      at: z.string(),
      /** Field that the client's turn answered. */
      field: answerField.optional(),
      /** True for a question of the client, which filled no field. */
      isQuestion: z.boolean().optional(),
      /** True if the studio wrote it on the client's behalf. */
      byStudio: z.boolean().optional(),
      /** Fields that the assistant's turn changed, with their new text. */
      wrote: z.array(z.object({ field: answerField, text: z.string() })).optional(),
      /** Values detected in the client's text; the client accepts each by a button. */
      proposals: z
        .array(
          z.object({
            field: z.enum(['kind', 'duration', 'deadline', 'extras']),
            value: z.union([z.string(), z.number()]),
            amountCents: z.int().optional(),
          }),
        )
        .optional(),
    }),
  ),
  /** Open question; null once everything is answered. */
  question: z
    .object({
      field: z.enum([...slots, 'notes']),
      type: z.enum(questionTypes),
      /** First day of a month that was named without a day. */
      month: z.string().optional(),
    })
    .nullable(),
  brief,
  completeness: z.int(),
  complete: z.boolean(),
  sent: z.boolean(),
  recapEditedByHand: z.boolean(),
  recapUpdatedAt: isoDate().nullable(),
  /** Price of the current brief in cents; null while its kind is unknown. */
  estimateCents: z.int().nullable(),
  /** Estimated delivery day, `YYYY-MM-DD`. */
  deliveryBy: z.string(),
})

const answeredQuestion = z.object({
  id: z.string(),
  /** The client's turn with the question; it is missing after a restart of the conversation. */
  turnId: z.string(),
  question: z.string(),
  text: z.string(),
  authorName: z.string(),
  at: isoDate(),
})

export const briefingRouter = router({
  /**
   * Returns the content of the recap panel; may be the recap of another project of the same user
   * (docs/decisions/recap-fallback.md).
   */
  recap: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(
      z.union([
        z.object({ state: z.literal('ready'), ...recap.shape }),
        z.object({ state: z.enum(['waiting', 'none']) }),
      ]),
    )
    .query(({ ctx, input }) => getRecapPanel(ctx.platform, ctx.user.id, input.projectId)),

  /** Returns the project's own recap. */
  summary: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(recap.nullable())
    .query(({ ctx, input }) => findRecap(ctx.platform, ctx.user.id, input.projectId)),

  /**
   * Saves a recap, or writes one by hand; `PROJECT_PAID` after payment (docs/decisions/changes-after-confirmation.md).
   */
  saveSummary: clientProcedure('writeBrief')
    .meta({ errors: ['PROJECT_PAID', 'RECAP_CHANGED'], limits: ['saving'] })
    .input(saveSummaryInput)
    .output(recap)
    .mutation(({ ctx, input }) => saveSummary(ctx.platform, ctx.user.id, input)),

  /** Moves a recap to this project ('Collega al Progetto'). */
  link: clientProcedure('writeBrief')
    .meta({ errors: ['PROJECT_PAID', 'RECAP_CHANGED'] })
    .input(linkRecapInput)
    .output(recap)
    .mutation(({ ctx, input }) => linkRecap(ctx.platform, ctx.user.id, input)),

  /** Returns turns, open question and brief; before the first turn, the greeting. */
  conversation: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(conversation)
    .query(({ ctx, input }) => conversationOf(ctx.platform, ctx.user.id, input.projectId)),

  /** Lists the team's answers to forwarded questions, oldest first. */
  answers: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(z.array(answeredQuestion))
    .query(({ ctx, input }) => answersOf(ctx.platform, ctx.user.id, input.projectId)),

  /**
   * Adds a typed message: an answer to the open question, or a question of the client, which fills no field
   * (docs/decisions/briefing-assistant.md). A model's partial reply arrives on `live.events`.
   */
  say: clientProcedure('writeBrief')
    .meta({
      errors: ['REQUEST_ID_REUSED', 'CONVERSATION_FULL', 'PROJECT_PAID', 'ANSWER_CHANGED'],
      limits: ['saying'],
    })
    .input(sayInput)
    .output(conversation)
    .mutation(({ ctx, input }) => sendBriefingMessage(ctx.platform, ctx.user.id, input)),

  /** Saves one answer given by a button or in the panel, at any time. */
  answer: clientProcedure('writeBrief')
    .meta({ errors: ['REQUEST_ID_REUSED', 'PROJECT_PAID'], limits: ['saying'] })
    .input(answerInput)
    .output(conversation)
    .mutation(({ ctx, input }) => answer(ctx.platform, ctx.user.id, input)),

  /** Reopens the previous question. */
  back: clientProcedure('writeBrief')
    .meta({ errors: ['PROJECT_PAID'], limits: ['saying'] })
    .input(projectScopeInput)
    .output(conversation)
    .mutation(({ ctx, input }) => back(ctx.platform, ctx.user.id, input.projectId)),

  /** Sends the brief: writes its recap and notifies client and team, once. */
  send: clientProcedure('writeBrief')
    .meta({ errors: ['PROJECT_PAID', 'BRIEF_INCOMPLETE', 'RECAP_CHANGED'], limits: ['saving'] })
    .input(sendBriefInput)
    .output(conversation)
    .mutation(({ ctx, input }) => send(ctx.platform, ctx.user.id, input)),

  /** Returns the voice agent, with a token that identifies the project; null if there is none. */
  voice: clientProcedure('writeBrief')
    .input(projectScopeInput)
    .output(z.object({ agentId: z.string(), projectToken: z.string() }).nullable())
    .query(({ ctx, input }) => voiceAgentFor(ctx.platform, ctx.user.id, input.projectId)),

  /** Restarts the conversation; a recap that was sent stays. */
  restart: clientProcedure('writeBrief')
    .meta({ errors: ['PROJECT_PAID'], limits: ['saving'] })
    .input(projectScopeInput)
    .output(conversation)
    .mutation(({ ctx, input }) => restart(ctx.platform, ctx.user.id, input.projectId)),
})
