import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { patterned } from '../../support/builders/sample-files.ts'
import { about, announce, send, textOf } from '../../support/builders/uploads.ts'
import type { ProcedurePath } from '../../support/procedures.ts'
import { RpcClient } from '../../support/rpc-client.ts'

const PATIENCE_MS = 15_000
const HOSTS = 250

/** Visitor with its own loopback address, because forms are rate limited by address. Linux only. */
class VisitorFrom extends RpcClient {
  readonly #localAddress: string

  /** @param nth index from 0, below ten million. */
  constructor(origin: string, nth: number) {
    super(origin)
    const [host, net] = [nth % HOSTS, Math.floor(nth / HOSTS)]
    this.#localAddress = `127.${1 + Math.floor(net / HOSTS)}.${1 + (net % HOSTS)}.${1 + host}`
  }

  override async fetch(path: string, { method, headers, body }: RequestInit = {}): Promise<Response> {
    const asking = request(new URL(path, this.origin), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      localAddress: this.#localAddress,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    asking.end(body)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const bytes = new Uint8Array(await buffer(answer))
    return new Response(bytes, { status: answer.statusCode ?? 0 })
  }
}

/** Number of concurrent loops of each kind. */
export interface Lanes {
  forms: number
  chats: number
  readers: number
  uploads: number
}

type Kind = keyof Lanes

interface Answer {
  kind: Kind
  atMs: number
  /** 0 when no answer arrived, or a file was not whole. */
  status: number
  /** Network error, when no answer arrived. */
  why?: string
}

export interface Session {
  cookie: string
}

/** Pause for the mails of a form: every manager receives one, and a new mail queues behind all of them. */
const BETWEEN_FORMS_MS = 300
/** Pause that respects a member's rate limit per minute. */
const BETWEEN_CHATS_MS = 1500
const BETWEEN_READS_MS = 60
/** Pause that respects a user's rate limit of files per ten minutes. */
const BETWEEN_UPLOADS_MS = 2500
const BEFORE_AGAIN_MS = 100
const SMALL_BYTES = 20_000
/** Size of more than one part of a multipart upload to the object store. */
const LARGE_BYTES = 9 * 1024 * 1024
const LARGE_EVERY = 4

const small = patterned(SMALL_BYTES)
const large = patterned(LARGE_BYTES)
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Users behind the balancer. Records what was acknowledged to them, for comparison with the store in the end. */
export class Load {
  readonly answers: Answer[] = []
  readonly forms = new Set<string>()
  readonly chats = new Set<string>()
  /** SHA-256 of each file, by its id. */
  readonly files = new Map<string, string>()
  readonly #site: string
  readonly #lanes: Promise<void>[] = []
  #isOver = false
  #visitors = 0

  constructor(site: string) {
    this.#site = site
  }

  /**
   * Starts the loops: members write in the chat, clients upload files and read them. Each client uploads one file
   * first.
   */
  async begin(lanes: Lanes, { members, clients }: { members: Session[]; clients: Session[] }): Promise<void> {
    const people = clients.map(({ cookie }) => RpcClient.withSession(this.#site, cookie))
    const projects = await Promise.all(people.map(client => projectOf(client)))
    for (const [at, client] of people.entries()) await this.#upload(client, projects[at] ?? '', at)
    const each = (count: number, go: (nth: number) => Promise<void>) => {
      for (let nth = 0; nth < count; nth++) this.#lanes.push(this.#again(() => go(nth)))
    }
    const of = <T>(all: T[], nth: number): T | undefined => all[nth % all.length]
    each(lanes.forms, () => this.#form())
    each(lanes.chats, nth => this.#chat(of(members, nth)))
    each(lanes.readers, nth => this.#read(of(people, nth)))
    let sent = 0
    each(lanes.uploads, async nth => {
      const client = of(people, nth)
      if (client) await this.#upload(client, of(projects, nth) ?? '', ++sent)
      await pause(BETWEEN_UPLOADS_MS)
    })
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#lanes)
  }

  since(atMs: number, kind?: Kind): Answer[] {
    return this.answers.filter(answer => answer.atMs >= atMs && (!kind || answer.kind === kind))
  }

  /** Sends a form once. Returns whether it was accepted. */
  async sendForm(email: string, requestId?: string): Promise<boolean> {
    const visitor = new VisitorFrom(this.#site, this.#visitors++)
    const input = { name: 'Ada', email, message: 'Ciao', ...(requestId && { requestId }) }
    const answer = await this.#note('forms', () => post(visitor, 'publicForms.contact', input))
    if (answer?.status === 200) this.forms.add(email)
    return answer?.status === 200
  }

  async #again(act: () => Promise<void>): Promise<void> {
    while (!this.#isOver) await act()
  }

  /** Records the answer, or the network error. Returns the answer if there was one. */
  async #note<T extends { status: number }>(kind: Kind, asked: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await asked()
      this.answers.push({ kind, atMs: performance.now(), status: answer.status })
      return answer
    } catch (error) {
      const why = String(error instanceof Error ? (error.cause ?? error) : error)
      this.answers.push({ kind, atMs: performance.now(), status: 0, why })
      return undefined
    }
  }

  async #form(): Promise<void> {
    const [email, requestId] = [`${randomUUID()}@example.com`, randomUUID()]
    while (!(await this.sendForm(email, requestId)) && !this.#isOver) await pause(BEFORE_AGAIN_MS)
    await pause(BETWEEN_FORMS_MS)
  }

  async #chat(member: Session | undefined): Promise<void> {
    if (!member) return
    const client = RpcClient.withSession(this.#site, member.cookie)
    const requestId = randomUUID()
    const say = () =>
      this.#note('chats', () => post(client, 'team.chat.send', { message: requestId, requestId }))
    while (!this.chats.has(requestId) && !this.#isOver) {
      if ((await say())?.status === 200) this.chats.add(requestId)
      await pause(BETWEEN_CHATS_MS)
    }
  }

  async #read(client: RpcClient | undefined): Promise<void> {
    const ids = [...this.files.keys()].filter((_, at, all) => at < 4 || at > all.length - 4)
    for (const id of client ? ids : []) {
      if (this.#isOver) return
      await this.#note('readers', async () => ({ status: await this.#readWhole(id) }))
      await pause(BETWEEN_READS_MS)
    }
  }

  /** Reads a file as its owner. Returns the status, or 0 if bytes are missing or differ. */
  async #readWhole(id: string): Promise<number> {
    const owner = this.#owners.get(id)
    if (!owner) return 0
    const answer = await owner.fetch(`/files/${id}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return answer.ok && hashOf(bytes) !== this.files.get(id) ? 0 : answer.status
  }

  readonly #owners = new Map<string, RpcClient>()

  /** Uploads as a browser does: after a failure it asks for the offset and resumes there. */
  async #upload(client: RpcClient, projectId: string, nth: number): Promise<void> {
    const bytes = nth % LARGE_EVERY === LARGE_EVERY - 1 ? large : small
    const file = textOf(projectId)
    let path: string | null = null
    while (!this.#isOver) {
      const [answer, place] = await this.#step(client, path, { file, bytes })
      path = place
      const id = answer?.headers.get('x-file-id')
      if (id) {
        this.files.set(id, hashOf(bytes))
        this.#owners.set(id, client)
        return
      }
      if (!answer?.ok) await pause(BEFORE_AGAIN_MS)
    }
  }

  async #step(
    client: RpcClient,
    path: string | null,
    { file, bytes }: { file: Parameters<typeof announce>[1]; bytes: Uint8Array<ArrayBuffer> },
  ): Promise<[Response | undefined, string | null]> {
    const ask = (act: () => Promise<Response>) => this.#note('uploads', act)
    if (!path) {
      const begun = await ask(() => announce(client, file, bytes.length))
      return [begun, begun?.headers.get('location') ?? null]
    }
    const asked = await ask(() => about(client, 'HEAD', path))
    if (asked?.status === 404) return [asked, null]
    if (!asked?.ok || asked.headers.has('x-file-id')) return [asked, path]
    const offset = Number(asked.headers.get('upload-offset'))
    return [await ask(() => send(client, path, offset, bytes.subarray(offset))), path]
  }

  /** Returns the ids of accepted files that cannot be read whole. */
  async unreadable(): Promise<string[]> {
    const lost: string[] = []
    for (const id of this.files.keys()) if ((await this.#readWhole(id).catch(() => 0)) !== 200) lost.push(id)
    return lost
  }
}

/** Returns the raw response, which may be the balancer's. */
const post = (client: RpcClient, path: ProcedurePath, input: object): Promise<Response> =>
  client.fetch(`/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })

const projectOf = async (client: RpcClient): Promise<string> =>
  (await client.call('dashboard.projects.create', { title: 'Una giornata' })).id
