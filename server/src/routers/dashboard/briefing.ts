import { briefKinds, extras, slots } from 'shared/briefing/brief'
import {
  conversationInput,
  correctInput,
  linkRecapInput,
  recapInput,
  restartBriefingInput,
  saveSummaryInput,
  sayInput,
  summaryInput,
  voiceInput,
} from 'shared/briefing/briefing.inputs'
import { z } from 'shared/errors/zod'
import { conversationOf, restart, say } from '../../domain/briefing/conversation.service.ts'
import { correctBrief } from '../../domain/briefing/correction.service.ts'
import { linkRecap, recapFor, saveSummary, summaryOf } from '../../domain/briefing/recap.service.ts'
import { voiceAgentFor } from '../../domain/voice-agent/voice-agent.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { moment } from '../output.ts'

const recap = z.object({ id: z.string(), projectId: z.string(), summary: z.string(), updatedAt: moment() })

/** What has been understood so far. */
const brief = z.object({
  kind: z.enum(briefKinds).nullable(),
  audience: z.string().nullable(),
  message: z.string().nullable(),
  tone: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  materials: z.string().nullable(),
  extras: z.array(z.enum(extras)).readonly(),
  declined: z.array(z.enum(extras)).readonly(),
  extrasSettled: z.boolean(),
  deadline: z.string().nullable(),
  company: z.string().nullable(),
  notes: z.array(z.string()).readonly(),
  unknowns: z.array(z.enum(slots)).readonly(),
})

const conversation = z.object({
  turns: z.array(
    z.object({ id: z.string(), who: z.enum(['client', 'assistant']), text: z.string(), at: z.string() }),
  ),
  brief,
  completeness: z.int(),
  complete: z.boolean(),
  /** What the brief as it stands would cost; null while its kind is not known. */
  estimateCents: z.int().nullable(),
})

/** The briefing conversation and its recap (dashboard and team, section 2.1). */
export const briefingRouter = router({
  /** What the recap panel shows; may be a recap of another project of the same person (decision 23). */
  recap: clientProcedure
    .input(recapInput)
    .output(
      z.union([
        z.object({ state: z.literal('ready'), ...recap.shape }),
        z.object({ state: z.enum(['waiting', 'none']) }),
      ]),
    )
    .query(({ ctx, input }) => recapFor(ctx.platform, ctx.user.id, input.projectId)),

  /** The project's own recap. */
  summary: clientProcedure
    .input(summaryInput)
    .output(recap.nullable())
    .query(({ ctx, input }) => summaryOf(ctx.platform, ctx.user.id, input.projectId)),

  /** Saves a recap, or writes one by hand; refused with `PROJECT_PAID` after payment (decision 28). */
  saveSummary: clientProcedure
    .input(saveSummaryInput)
    .output(recap)
    .mutation(({ ctx, input }) => saveSummary(ctx.platform, ctx.user.id, input)),

  /** Moves a recap to this project ('Collega al Progetto'). */
  link: clientProcedure
    .input(linkRecapInput)
    .output(recap)
    .mutation(({ ctx, input }) => linkRecap(ctx.platform, ctx.user.id, input)),

  /** What was said and understood; before the first turn, the assistant's opening words. */
  conversation: clientProcedure
    .input(conversationInput)
    .output(conversation)
    .query(({ ctx, input }) => conversationOf(ctx.platform, ctx.user.id, input.projectId)),

  /** One turn of the client, and the assistant's answer to it; its words arrive meanwhile on `live.events`. */
  say: clientProcedure
    .input(sayInput)
    .output(conversation)
    .mutation(({ ctx, input }) => say(ctx.platform, ctx.user.id, input)),

  /** Changes one answer in its place, as words would. */
  correct: clientProcedure
    .input(correctInput)
    .output(conversation)
    .mutation(({ ctx, input }) => correctBrief(ctx.platform, ctx.user.id, input)),

  /** The voice agent that can be talked to instead, with the proof of which project it is about. */
  voice: clientProcedure
    .input(voiceInput)
    .output(z.object({ agentId: z.string(), projectToken: z.string() }).nullable())
    .query(({ ctx, input }) => voiceAgentFor(ctx.platform, ctx.user.id, input.projectId)),

  /** Begins the conversation anew; a recap that was saved stays. */
  restart: clientProcedure
    .input(restartBriefingInput)
    .output(conversation)
    .mutation(({ ctx, input }) => restart(ctx.platform, ctx.user.id, input.projectId)),
})
