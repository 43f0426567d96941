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
      /** The field that the client's turn answered. */
      field: answerField.optional(),
      /** A question of the client, which filled no field. */
      isQuestion: z.boolean().optional(),
      /** Written by the studio on the client's behalf. */
      byStudio: z.boolean().optional(),
      /** Fields that the assistant's turn changed, with what they say since. */
      wrote: z.array(z.object({ field: answerField, text: z.string() })).optional(),
      /** Values read in the client's words, taken by a press alone. */
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
  /** The open question; null once everything is settled. */
  question: z
    .object({
      field: z.enum([...slots, 'notes']),
      type: z.enum(questionTypes),
      /** First day of the month that was named without its day. */
      month: z.string().optional(),
    })
    .nullable(),
  brief,
  completeness: z.int(),
  complete: z.boolean(),
  sent: z.boolean(),
  recapEditedByHand: z.boolean(),
  /** Price of the brief as it stands, in cents; null while its kind is not known. */
  estimateCents: z.int().nullable(),
  /** Estimated day of delivery, `YYYY-MM-DD`. */
  deliveryBy: z.string(),
})

/** The briefing conversation and its recap. */
export const briefingRouter = router({
  /**
   * Returns what the recap panel shows; may be a recap of another project of the same person
   * (docs/decisions/recap-fallback.md).
   */
  recap: clientProcedure
    .meta({ capability: 'readBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(
      z.union([
        z.object({ state: z.literal('ready'), ...recap.shape }),
        z.object({ state: z.enum(['waiting', 'none']) }),
      ]),
    )
    .query(({ ctx, input }) => getRecapPanel(ctx.platform, ctx.user.id, input.projectId)),

  /** The project's own recap. */
  summary: clientProcedure
    .meta({ capability: 'readBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(recap.nullable())
    .query(({ ctx, input }) => findRecap(ctx.platform, ctx.user.id, input.projectId)),

  /**
   * Saves a recap, or writes one by hand; refused with `PROJECT_PAID` after payment
   * (docs/decisions/changes-after-confirmation.md).
   */
  saveSummary: clientProcedure
    .meta({
      capability: 'writeBrief',
      errors: ['NOT_FOUND', 'PROJECT_PAID', 'RECAP_CHANGED'],
      limits: ['saving'],
    })
    .input(saveSummaryInput)
    .output(recap)
    .mutation(({ ctx, input }) => saveSummary(ctx.platform, ctx.user.id, input)),

  /** Moves a recap to this project ('Collega al Progetto'). */
  link: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND', 'PROJECT_PAID'] })
    .input(linkRecapInput)
    .output(recap)
    .mutation(({ ctx, input }) => linkRecap(ctx.platform, ctx.user.id, input)),

  /** Returns turns, open question and brief; before the first turn, the opening words. */
  conversation: clientProcedure
    .meta({ capability: 'readBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(conversation)
    .query(({ ctx, input }) => conversationOf(ctx.platform, ctx.user.id, input.projectId)),

  /** Lists the team's answers to passed-on questions, oldest first. */
  answers: clientProcedure
    .meta({ capability: 'readBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(
      z.array(
        z.object({
          id: z.string(),
          /** The client's turn that asked; a conversation begun anew has it no more. */
          turnId: z.string(),
          question: z.string(),
          text: z.string(),
          authorName: z.string(),
          at: isoDate(),
        }),
      ),
    )
    .query(({ ctx, input }) => answersOf(ctx.platform, ctx.user.id, input.projectId)),

  /**
   * Takes a typed message: the answer to the open question, or a question of the client, which fills no field
   * (docs/decisions/briefing-assistant.md). A model's reply arrives meanwhile on `live.events`.
   */
  say: clientProcedure
    .meta({
      capability: 'writeBrief',
      errors: ['NOT_FOUND', 'REQUEST_ID_REUSED', 'CONVERSATION_FULL', 'PROJECT_PAID', 'ANSWER_CHANGED'],
      limits: ['saying'],
    })
    .input(sayInput)
    .output(conversation)
    .mutation(({ ctx, input }) => sendBriefingMessage(ctx.platform, ctx.user.id, input)),

  /** Writes one answer given by a tap or in the panel, at any time. */
  answer: clientProcedure
    .meta({
      capability: 'writeBrief',
      errors: ['NOT_FOUND', 'REQUEST_ID_REUSED', 'PROJECT_PAID'],
      limits: ['saying'],
    })
    .input(answerInput)
    .output(conversation)
    .mutation(({ ctx, input }) => answer(ctx.platform, ctx.user.id, input)),

  /** Opens the question before the open one again. */
  back: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND', 'PROJECT_PAID'], limits: ['saying'] })
    .input(projectScopeInput)
    .output(conversation)
    .mutation(({ ctx, input }) => back(ctx.platform, ctx.user.id, input.projectId)),

  /** Sends the brief: writes its recap and tells client and team, once. */
  send: clientProcedure
    .meta({
      capability: 'writeBrief',
      errors: ['NOT_FOUND', 'PROJECT_PAID', 'BRIEF_INCOMPLETE'],
      limits: ['saving'],
    })
    .input(sendBriefInput)
    .output(conversation)
    .mutation(({ ctx, input }) => send(ctx.platform, ctx.user.id, input)),

  /** The voice agent that can be talked to instead, with the proof of which project it is about. */
  voice: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.object({ agentId: z.string(), projectToken: z.string() }).nullable())
    .query(({ ctx, input }) => voiceAgentFor(ctx.platform, ctx.user.id, input.projectId)),

  /** Begins the conversation anew; a recap that was sent stays. */
  restart: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND', 'PROJECT_PAID'], limits: ['saving'] })
    .input(projectScopeInput)
    .output(conversation)
    .mutation(({ ctx, input }) => restart(ctx.platform, ctx.user.id, input.projectId)),
})
