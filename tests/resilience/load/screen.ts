import { type HeardEvent, LiveStream } from '../../support/live-stream.ts'
import { RpcClient } from '../../support/rpc-client.ts'

const REOPEN_AFTER_MS = 50

/** Live stream of a browser that reconnects to the next process after its last event. */
export class Screen {
  moves = 0
  readonly opened: Promise<void>
  readonly #streams: LiveStream[] = []
  #left = false

  constructor(origins: string[], cookie: string) {
    const first = this.#open(origins[0] ?? '', cookie)
    this.opened = first.opened
    void this.#follow(first, origins, cookie)
  }

  get heard(): HeardEvent[] {
    return this.#streams.flatMap(stream => stream.events)
  }

  #open(origin: string, cookie: string): LiveStream {
    const client = RpcClient.withSession(origin, cookie)
    const stream = new LiveStream(client, String(this.heard.at(-1)?.id ?? 0))
    this.#streams.push(stream)
    return stream
  }

  async #follow(first: LiveStream, origins: string[], cookie: string): Promise<void> {
    for (let stream = first; ; stream = this.#open(origins[this.moves % origins.length] ?? '', cookie)) {
      await stream.ended
      if (this.#left) return
      this.moves++
      await new Promise(resolve => setTimeout(resolve, REOPEN_AFTER_MS))
    }
  }

  leave(): void {
    this.#left = true
    this.#streams.at(-1)?.close()
  }
}

/** Opens screens of these users, alternately on each process. */
export function openScreens(screens: number, people: { cookie: string }[], origins: string[]): Screen[] {
  return Array.from({ length: screens }, (_, index) => {
    const { cookie } = people[index % people.length] ?? { cookie: '' }
    return new Screen(index % 2 ? origins : origins.toReversed(), cookie)
  })
}
