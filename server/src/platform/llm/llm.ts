import { setImmediate } from 'node:timers/promises'
import type { OutputInterface } from 'ai'
import type { z } from 'shared/errors/zod'
import { SECOND } from '../clock.ts'
import type { Log } from '../log/log.ts'
import { objectOnly, refusesSchema, wireSchemaOf, withSchema } from './schema.ts'

/** Generation request. `material` is what a visitor typed: data, never instructions. */
export interface GenerationTask<Answer> {
  /** Name for the log; the material is never logged. */
  name: string
  instructions: string
  material: Readonly<Record<string, string>>
  answer: z.ZodType<Answer>
  /** Returns why a well-formed answer may not be used; null if it may. */
  validate: (answer: Answer) => string | null | Promise<string | null>
  /** Set if a user waits for the answer: shorter timeout, no second attempt. */
  urgent?: { withinMs: number }
  /** Called with the answer received so far: unvalidated, incomplete, possibly never finished. */
  onPartial?: (partial: unknown) => void
}

/** Language model for text only, without tools. */
export interface Llm {
  readonly isConfigured: boolean
  /** Returns an answer that passed every check. Null without a model, after two failures, or after the timeout. */
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

/** Creates a client of an OpenAI-compatible API; without settings, `write` always returns null. */
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

/** Requests structured output until the provider refuses a schema, and JSON mode from then on. */
function askerOf(settings: LlmSettings, log: Log) {
  let takesSchemas = true
  return async <Answer>(task: GenerationTask<Answer>, signal: AbortSignal): Promise<Answer> => {
    try {
      return await askOnce(settings, task, { signal, takesSchemas })
    } catch (error) {
      if (!takesSchemas || !refusesSchema(error)) throw error
      takesSchemas = false
      log.info({ task: task.name, failure: nameOf(error) }, 'the language model refuses schemas: JSON mode')
      return askOnce(settings, task, { signal, takesSchemas })
    }
  }
}

// Errors of the SDK contain request and answer, which are personal data, so only name and status are logged.
function nameOf(error: unknown): string {
  const status = error instanceof Error && 'statusCode' in error ? ` ${String(error.statusCode)}` : ''
  return error instanceof Error ? `${error.name}${status}` : typeof error
}

async function askOnce<Answer>(
  { baseUrl, apiKey, model }: LlmSettings,
  { instructions, material, answer, onPartial }: GenerationTask<Answer>,
  { signal, takesSchemas }: { signal: AbortSignal; takesSchemas: boolean },
): Promise<Answer> {
  // Loaded on first use: most servers never need it.
  const [{ generateText, jsonSchema, streamText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
    // Redirects are refused, so that key and personal data reach the configured address only.
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
  // The default `onError` would print the error, with personal data, to the console.
  const stream = streamText({ ...request, onError })
  try {
    for await (const partial of stream.partialOutputStream) onPartial(partial)
    return answer.parse(await stream.output)
  } catch (error) {
    // `failure` is the cause; the stream's own error only reports missing output.
    throw failure ?? error
  }
}

/**
 * Returns the response with a body that fails after `MAX_BYTES`, which ends the request. It is passed on in parts of
 * `TURN_BYTES`, one per turn of the event loop. So a fast sender leaves time for other requests and for the timeout.
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

// Encoded as JSON, so that the material cannot close its own delimiter.
const delimited = (material: Readonly<Record<string, string>>) =>
  `<material>\n${JSON.stringify(material, null, 1).replaceAll('<', '\\u003c')}\n</material>`
