import type { ErrorCode, FieldErrors } from 'shared/errors/codes'
import { CookieJar } from '../../api-client/src/cookie-jar.ts'
import { type InputOf, type OutputOf, type ProcedurePath, typeOf } from './procedures.ts'

/** Refusal in its wire format. */
export interface WireError {
  message: string
  code: number
  data: {
    code: string
    httpStatus: number
    appCode: ErrorCode
    fields?: FieldErrors
    limitCents?: number
    requestId: string
  }
}

type WireAnswer<Data = unknown> = { result: { data: Data } } | { error: WireError }

/** Answer of the server to one call. */
export interface Answer<Data = unknown> {
  status: number
  headers: Headers
  text: string
  data: Data | undefined
  error: WireError | undefined
  /** Error code of a refusal. */
  code: ErrorCode | undefined
  /** Field errors of a refusal. */
  fields: FieldErrors | undefined
}

type ReadAnswer<Data> = Omit<Answer<Data>, 'status' | 'headers' | 'text'>

/** Error of `call`, so that a test can expect a certain refusal. */
class Refused extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined

  constructor(path: string, status: number, error: WireError) {
    super(`${path} was refused: ${error.data.appCode} ${JSON.stringify(error.data.fields ?? {})}`)
    this.status = status
    this.code = error.data.appCode
    this.fields = error.data.fields
  }
}

/** Caller over real HTTP with its own cookies, as a script or a browser. */
export class RpcClient {
  readonly jar = new CookieJar()
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  static withSession(origin: string, token: string): RpcClient {
    const client = new RpcClient(origin)
    client.jar.set('session', token)
    return client
  }

  /** Calls a procedure. @throws Refused when it is refused. */
  async call<Path extends ProcedurePath>(path: Path, input?: InputOf<Path>): Promise<OutputOf<Path>> {
    const { status, data, error } = await this.ask(path, input)
    if (error) throw new Refused(path, status, error)
    return data as OutputOf<Path>
  }

  /** Returns the whole answer, also of a refusal. The input is unchecked, so that tests can send invalid ones. */
  async ask<Path extends ProcedurePath>(path: Path, input?: unknown): Promise<Answer<OutputOf<Path>>> {
    const answer = typeOf(path) === 'mutation' ? await this.#post(path, input) : await this.#get(path, input)
    const { status, headers } = answer
    const text = isStream(answer) ? await firstWords(answer) : await answer.text()
    return { status, headers, text, ...(isStream(answer) ? readStream(text) : read<OutputOf<Path>>(text)) }
  }

  /** Sends several calls of one type in one request. */
  async batch(
    calls: { path: ProcedurePath; input?: unknown }[],
  ): Promise<{ status: number; answers: ReturnType<typeof read>[] }> {
    const paths = calls.map(call => call.path)
    const inputs = Object.fromEntries(
      calls.flatMap(({ input }, index) => (input === undefined ? [] : [[index, input]])),
    )
    const [first] = paths
    const mutation = first !== undefined && typeOf(first) === 'mutation'
    const path = `${paths.join(',')}?batch=1`
    const answer = mutation ? await this.#post(path, inputs) : await this.#get(path, inputs, '&')
    const parts = (await answer.json()) as WireAnswer | WireAnswer[]
    // A refusal before tRPC applies to the whole request.
    const all = Array.isArray(parts) ? parts : calls.map(() => parts)
    return { status: answer.status, answers: all.map(part => read(JSON.stringify(part))) }
  }

  /** Sends any request with this caller's cookies. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.jar.header) headers.set('cookie', this.jar.header)
    const answer = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, headers })
    this.jar.take(answer)
    return answer
  }

  #get(path: string, input: unknown, joint = '?'): Promise<Response> {
    const query = input === undefined ? '' : `${joint}input=${encodeURIComponent(JSON.stringify(input))}`
    return this.fetch(`/trpc/${path}${query}`)
  }

  #post(path: string, input: unknown): Promise<Response> {
    const body = input === undefined ? {} : { body: JSON.stringify(input) }
    return this.fetch(`/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...body,
    })
  }
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

const LISTEN_MS = 1000

/** Reads an open stream for a second, or until it refuses, and closes it. */
async function firstWords({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const enough = setTimeout(() => reader?.cancel(), LISTEN_MS)
  let text = ''
  while (!STREAM_REFUSAL.test(text)) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) break
    text += value
  }
  clearTimeout(enough)
  await reader?.cancel()
  return text
}

const STREAM_REFUSAL = /event: serialized-error\ndata: (.+)\n/

/** Reads a refusal within a stream, which has already answered 200. */
function readStream(text: string): ReadAnswer<never> {
  const [, error] = STREAM_REFUSAL.exec(text) ?? []
  return { data: undefined, ...refusal(error ? (JSON.parse(error) as WireError) : undefined) }
}

function read<Data>(text: string): ReadAnswer<Data> {
  const answer = JSON.parse(text) as WireAnswer<Data>
  return 'error' in answer
    ? { data: undefined, ...refusal(answer.error) }
    : { data: answer.result.data, ...refusal(undefined) }
}

const refusal = (error: WireError | undefined) => ({
  error,
  code: error?.data.appCode,
  fields: error?.data.fields,
})

/** Returns all rows of a list, page by page. */
export async function allPages<Row>(
  ask: (next: { cursor?: string }) => Promise<{ items: Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: { cursor?: string } = {}; ; ) {
    const { items, nextCursor } = await ask(next)
    rows.push(...items)
    if (nextCursor === null) return rows
    next = { cursor: nextCursor }
  }
}
