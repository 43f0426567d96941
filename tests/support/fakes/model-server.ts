import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** Next answer: a text, the part of one before the connection breaks, an endless one, a status, or none. */
export type ModelAnswer =
  | { text: string }
  | { broken: string }
  | { endless: string }
  | { status: number; location?: string }
  | { silent: true }

interface Question {
  model: string
  messages: { role: string; content: unknown }[]
  response_format?: { type: string; json_schema?: { schema: unknown } }
  stream?: boolean
}

/** OpenAI-compatible language model with preset answers. */
export class ModelServer {
  readonly questions: Question[] = []
  readonly keys: (string | undefined)[] = []
  answer: (question: Question) => ModelAnswer = () => ({ status: 503 })
  /** Mode of the many providers that support JSON mode but no schemas. */
  takesNoSchema = false
  /** Milliseconds between two pieces of a streamed answer. */
  pauseMs = 0
  readonly port: number
  readonly #server = createServer((request, response) => void this.#respond(request, response))

  constructor(port: number) {
    this.port = port
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}/v1`
  }

  async start(): Promise<void> {
    await once(this.#server.listen(this.port, '127.0.0.1'), 'listening')
  }

  stop(): void {
    this.#server.close().closeAllConnections()
  }

  about(words: string): Question[] {
    return this.questions.filter(question => JSON.stringify(question.messages).includes(words))
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Question
    this.questions.push(question)
    this.keys.push(request.headers.authorization)
    const answer = this.answer(question)
    const refused = this.takesNoSchema
      ? refusedInJsonMode(question)
      : unsupportedIn(question.response_format?.json_schema?.schema)
    if (refused !== undefined)
      return void response.writeHead(400).end(JSON.stringify({ error: { message: refused } }))
    if ('silent' in answer) return
    if ('status' in answer) {
      const { status, location } = answer
      return void response
        .writeHead(status, { ...(location && { location }) })
        .end('{"error":{"message":"no"}}')
    }
    if ('endless' in answer) return void repeat(answer.endless, question.stream === true, response)
    if (question.stream) return this.#tell(answer, response)
    if ('broken' in answer) return void response.destroy()
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(completion(answer.text)))
  }

  /** Streams an answer in pieces, `pauseMs` apart. */
  async #tell(answer: { text: string } | { broken: string }, response: ServerResponse): Promise<void> {
    const text = 'text' in answer ? answer.text : answer.broken
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (let at = 0; at < text.length; at += PIECE) {
      response.write(chunk(text.slice(at, at + PIECE), null))
      if (this.pauseMs > 0) await new Promise(resolve => setTimeout(resolve, this.pauseMs))
    }
    if ('broken' in answer) return void response.destroy()
    response.end(`${chunk('', 'stop')}data: [DONE]\n\n`)
  }
}

const PIECE = 12

/** Writes an endless answer as fast as it is read, until the reader disconnects. */
async function repeat(piece: string, isStream: boolean, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' })
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (isStream) response.write(chunk('{"reply":"', null))
  const bytes = isStream ? chunk(piece, null) : piece
  while (!response.destroyed) {
    if (response.write(bytes)) await setImmediate()
    else await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
  }
}

/** Returns the error of a provider with only JSON mode: another format, or prompts without the word JSON. */
function refusedInJsonMode({ response_format: format, messages }: Question): string | undefined {
  if (format?.type !== 'json_object') return 'This response_format type is unavailable now'
  return /json/i.test(JSON.stringify(messages))
    ? undefined
    : "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'."
}

const KNOWN = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum'])

/**
 * Returns the error of a provider of strict structured outputs: a keyword that not all of them support, an optional
 * property, or variants that share their first key.
 */
export function unsupportedIn(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  if (Array.isArray(schema)) return schema.map(unsupportedIn).find(found => found !== undefined)
  const {
    properties = {},
    required = [],
    anyOf = [],
  } = schema as {
    properties?: Record<string, unknown>
    required?: string[]
    anyOf?: { properties?: Record<string, unknown> }[]
  }
  const word = Object.keys(schema).find(key => !KNOWN.has(key))
  if (word !== undefined) return `'${word}' is not permitted.`
  const missing = Object.keys(properties).find(name => !required.includes(name))
  if (missing !== undefined) return `'required' must name '${missing}'.`
  const firstKeys = anyOf.flatMap(variant => Object.keys(variant.properties ?? {}).slice(0, 1))
  if (new Set(firstKeys).size < firstKeys.length) return "Objects in 'anyOf' must not share their first keys."
  const { items } = schema as { items?: unknown }
  return unsupportedIn([...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])])
}

const chunk = (content: string, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'small',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finish }],
  })}\n\n`

const completion = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'small',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
