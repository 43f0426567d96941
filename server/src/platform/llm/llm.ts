import { setImmediate } from 'node:timers/promises'
import type { OutputInterface } from 'ai'
import type { z } from 'shared/errors/zod'
import { SECOND } from '../clock.ts'
import type { Log } from '../log/log.ts'
import { objectOnly, refusesSchema, wireSchemaOf, withSchema } from './schema.ts'

/** One piece of writing. What a visitor typed is `material`: data to work on, never an instruction. */
export interface GenerationTask<Answer> {
  /** For the log, which never holds the material. */
  name: string
  instructions: string
  material: Readonly<Record<string, string>>
  answer: z.ZodType<Answer>
  /** Returns why a well-formed answer may not be used; null if it may. */
  validate: (answer: Answer) => string | null | Promise<string | null>
  /** For somebody who waits: less time, and no second try. */
  urgent?: { withinMs: number }
  /** Told the answer as far as it has come: unchecked, incomplete, possibly never finished. */
  onPartial?: (partial: unknown) => void
}

/** A language model that only writes: it has no tools, and what it says is text. */
export interface Llm {
  readonly isConfigured: boolean
  /** An answer that passed every check, or null: there is no model, it failed twice, or took too long. */
  write<Answer>(task: GenerationTask<Answer>): Promise<Answer | null>
}

export interface LlmSettings {
  baseUrl: string
  apiKey: string
  model: string
}

const TIME_LIMIT_MS = 60 * SECOND
const TRIES = 2
const MAX_TOKENS = 8000
/** 4 MB on the wire: `MAX_TOKENS` events of 512 bytes each. */
const MAX_BYTES = MAX_TOKENS * 512
const TURN_BYTES = 4096

/** The model behind an OpenAI-compatible address; without settings one that never answers. */
export function createLlm(settings: LlmSettings | undefined, log: Log, timeLimitMs = TIME_LIMIT_MS): Llm {
  if (!settings) return { isConfigured: false, write: async () => null }
  const ask = askerOf(settings, log)
  return {
    isConfigured: true,
    async write(task) {
      const limitMs = Math.min(timeLimitMs, task.urgent?.withinMs ?? timeLimitMs)
      for (let attempt = 1; attempt <= (task.urgent ? 1 : TRIES); attempt++) {
        const began = performance.now()
        try {
          const answer = await ask(task, AbortSignal.timeout(limitMs))
          const fault = await task.validate(answer)
          if (fault === null) return answer
          log.warn({ task: task.name, attempt, fault }, 'the language model gave an unusable answer')
        } catch (error) {
          const ms = Math.round(performance.now() - began)
          log.warn({ task: task.name, attempt, ms, failure: nameOf(error) }, 'the language model failed')
        }
      }
      return null
    },
  }
}

/** Asks by the schema, until the provider refuses one: from then on in JSON mode. */
function askerOf(settings: LlmSettings, log: Log) {
  let takesSchemas = true
  return async <Answer>(task: GenerationTask<Answer>, signal: AbortSignal): Promise<Answer> => {
    try {
      return await askOnce(settings, task, { signal, takesSchemas })
    } catch (error) {
      if (!takesSchemas || !refusesSchema(error)) throw error
      takesSchemas = false
      log.info({ task: task.name, failure: nameOf(error) }, 'the language model takes no schema: JSON mode')
      return askOnce(settings, task, { signal, takesSchemas })
    }
  }
}

// An error of the SDK carries the request and the answer, which are a visitor's words: only its kind is told.
function nameOf(error: unknown): string {
  const status = error instanceof Error && 'statusCode' in error ? ` ${String(error.statusCode)}` : ''
  return error instanceof Error ? `${error.name}${status}` : typeof error
}

async function askOnce<Answer>(
  { baseUrl, apiKey, model }: LlmSettings,
  { instructions, material, answer, onPartial }: GenerationTask<Answer>,
  { signal, takesSchemas }: { signal: AbortSignal; takesSchemas: boolean },
): Promise<Answer> {
  // Loaded with the first question: most servers never ask one.
  const [{ generateText, jsonSchema, streamText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
    // The key and a visitor's words go to the configured address and no further.
    fetch: async (input, init) => boundedBody(await fetch(input, { ...init, redirect: 'error' })),
  })
  const schema = wireSchemaOf(answer)
  const output: OutputInterface<unknown, unknown, never> = takesSchemas
    ? Output.object({ schema: jsonSchema(schema) })
    : Output.json()
  const request = {
    model: provider.chatModel(model),
    instructions: takesSchemas ? instructions : withSchema(instructions, schema),
    prompt: delimited(material),
    output: objectOnly(output),
    maxRetries: 0,
    maxOutputTokens: MAX_TOKENS,
    abortSignal: signal,
  }
  if (!onPartial) return answer.parse((await generateText(request)).output)
  let failure: unknown
  const onError = ({ error }: { error: unknown }) => {
    failure = error
  }
  // Its own handler writes the error, and with it a visitor's words, to the console.
  const stream = streamText({ ...request, onError })
  try {
    for await (const partial of stream.partialOutputStream) onPartial(partial)
    return answer.parse(await stream.output)
  } catch (error) {
    // Why there is no output, which is all that the stream itself tells.
    throw failure ?? error
  }
}

/**
 * Returns the response with a body that fails after `MAX_BYTES`, which ends the request. It is passed on in parts of
 * `TURN_BYTES`, one per turn of the event loop, so that a fast sender leaves time for other requests and for the timeout.
 */
function boundedBody(response: Response): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    async transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > MAX_BYTES) throw new Error('The answer of the language model is too large.')
      for (let at = 0; at < piece.byteLength; at += TURN_BYTES) {
        await setImmediate()
        controller.enqueue(piece.subarray(at, at + TURN_BYTES))
      }
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}

// As JSON the material cannot close its own frame, whatever signs are in it.
const delimited = (material: Readonly<Record<string, string>>) =>
  `<material>\n${JSON.stringify(material, null, 1).replaceAll('<', '\\u003c')}\n</material>`
