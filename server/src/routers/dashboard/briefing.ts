import {
  briefKinds,
  extras,
  formats,
  invitable,
  languages,
  sideFields,
  slots,
  wordFields,
} from 'shared/briefing/brief/brief'
import {
  correctInput,
  linkRecapInput,
  refileInput,
  saveSummaryInput,
  sayInput,
} from 'shared/briefing/briefing.inputs'
import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { conversationOf, restart, say } from '../../domain/orders/briefing/conversation.service.ts'
import { correctBrief, refileWords } from '../../domain/orders/briefing/correction.service.ts'
import { answersOf } from '../../domain/orders/briefing/questions.service.ts'
import { linkRecap, recapFor, saveSummary, summaryOf } from '../../domain/orders/briefing/recap.service.ts'
import { voiceAgentFor } from '../../domain/orders/voice-agent/voice-agent.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { moment } from '../output.ts'

const recap = z.object({ id: z.string(), projectId: z.string(), summary: z.string(), updatedAt: moment() })

/** What has been understood so far. */
const brief = z.object({
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

/** What a turn wrote into the brief, to be corrected or removed on the spot. */
const written = z.object({
  field: z.enum([...slots, ...sideFields, 'notes']),
  extra: z.enum(extras).optional(),
  note: z.string().optional(),
  text: z.string(),
})

const conversation = z.object({
  turns: z.array(
    z.object({
      id: z.string(),
      who: z.enum(['client', 'assistant']),
      text: z.string(),
      at: z.string(),
      wrote: z.array(written).optional(),
      offers: z.array(z.enum(extras)).optional(),
      invites: z.array(z.enum(invitable)).optional(),
      asks: z
        .object({
          words: z.string(),
          from: z.enum([...wordFields, 'notes']),
          to: z.array(z.enum([...wordFields, 'notes'])).readonly(),
        })
        .optional(),
    }),
  ),
  asked: z.enum(slots).nullable(),
  brief,
  completeness: z.int(),
  complete: z.boolean(),
  /** What the brief as it stands would cost; null while its kind is not known. */
  estimateCents: z.int().nullable(),
})

/** The briefing conversation and its recap. */
export const briefingRouter = router({
  /**
   * What the recap panel shows; may be a recap of another project of the same person
   * (docs/decisions/recap-fallback.md).
   */
  recap: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(
      z.union([
        z.object({ state: z.literal('ready'), ...recap.shape }),
        z.object({ state: z.enum(['waiting', 'none']) }),
      ]),
    )
    .query(({ ctx, input }) => recapFor(ctx.platform, ctx.user.id, input.projectId)),

  /** The project's own recap. */
  summary: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(recap.nullable())
    .query(({ ctx, input }) => summaryOf(ctx.platform, ctx.user.id, input.projectId)),

  /**
   * Saves a recap, or writes one by hand; refused with `PROJECT_PAID` after payment
   * (docs/decisions/changes-after-confirmation.md).
   */
  saveSummary: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID', 'RECAP_CHANGED'], limits: ['saving'] })
    .input(saveSummaryInput)
    .output(recap)
    .mutation(({ ctx, input }) => saveSummary(ctx.platform, ctx.user.id, input)),

  /** Moves a recap to this project ('Collega al Progetto'). */
  link: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID'] })
    .input(linkRecapInput)
    .output(recap)
    .mutation(({ ctx, input }) => linkRecap(ctx.platform, ctx.user.id, input)),

  /** What was said and understood; before the first turn, the assistant's opening words. */
  conversation: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(conversation)
    .query(({ ctx, input }) => conversationOf(ctx.platform, ctx.user.id, input.projectId)),

  /** What the team has answered to what the assistant passed on, the oldest first. */
  answers: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
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
          at: moment(),
        }),
      ),
    )
    .query(({ ctx, input }) => answersOf(ctx.platform, ctx.user.id, input.projectId)),

  /** One turn of the client, and the assistant's answer to it; its words arrive meanwhile on `live.events`. */
  say: clientProcedure
    .meta({
      errors: ['NOT_FOUND', 'REQUEST_ID_REUSED', 'CONVERSATION_FULL', 'PROJECT_PAID'],
      limits: ['saying'],
    })
    .input(sayInput)
    .output(conversation)
    .mutation(({ ctx, input }) => say(ctx.platform, ctx.user.id, input)),

  /** Changes one answer in its place, as words would. */
  correct: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID'], limits: ['saying'] })
    .input(correctInput)
    .output(conversation)
    .mutation(({ ctx, input }) => correctBrief(ctx.platform, ctx.user.id, input)),

  /** Puts words that stand in the wrong field, or in the notes, where they belong. */
  refile: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID'], limits: ['saying'] })
    .input(refileInput)
    .output(conversation)
    .mutation(({ ctx, input }) => refileWords(ctx.platform, ctx.user.id, input)),

  /** The voice agent that can be talked to instead, with the proof of which project it is about. */
  voice: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.object({ agentId: z.string(), projectToken: z.string() }).nullable())
    .query(({ ctx, input }) => voiceAgentFor(ctx.platform, ctx.user.id, input.projectId)),

  /** Begins the conversation anew; a recap that was saved stays. */
  restart: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID'], limits: ['saving'] })
    .input(projectScopeInput)
    .output(conversation)
    .mutation(({ ctx, input }) => restart(ctx.platform, ctx.user.id, input.projectId)),
})
