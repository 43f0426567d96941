import type { ProcedurePath } from './procedures.ts'
import type { RpcClient } from './rpc-client.ts'

export interface HeardEvent {
  id: number
  topic: string
  ids: Record<string, string>
}

/** Partial reply, which has no id and is not replayed. */
export interface HeardWords {
  topic: string
  ids: Record<string, string>
  words: string
}

interface Followed {
  path: ProcedurePath
  input: object
}

const ALL_EVENTS: Followed = { path: 'live.events', input: {} }

/** Open live stream that records its events. */
export class LiveStream {
  readonly events: HeardEvent[] = []
  readonly words: HeardWords[] = []
  /** Number of change events of a guest's screen. */
  changes = 0
  readonly #stop = new AbortController()
  /** Promise that settles once the server has closed the stream. */
  readonly ended: Promise<void>
  readonly opened: Promise<void>

  constructor(client: RpcClient, lastEventId?: string, { path, input }: Followed = ALL_EVENTS) {
    const asked = encodeURIComponent(JSON.stringify({ ...input, ...(lastEventId && { lastEventId }) }))
    const answer = client.fetch(`/trpc/${path}?input=${asked}`, {
      headers: { accept: 'text/event-stream' },
      signal: this.#stop.signal,
    })
    let open: () => void = () => undefined
    this.opened = new Promise(resolve => {
      open = resolve
    })
    this.ended = answer.then(({ body }) => this.#read(body, open)).catch(() => undefined)
  }

  async #read(body: ReadableStream<Uint8Array> | null, open: () => void): Promise<void> {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        if (message.includes('event: connected')) open()
        const data = /^data: (\{.*\})$/m.exec(message)?.[1]
        if (data && /^id: /m.test(message)) this.events.push(JSON.parse(data) as HeardEvent)
        else if (data?.includes('"changed"')) this.changes += 1
        else if (data?.includes('"words"')) this.words.push(JSON.parse(data) as HeardWords)
      }
    }
  }

  close(): void {
    this.#stop.abort()
  }
}
