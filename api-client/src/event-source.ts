import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Fetch } from './fetch.ts'

/**
 * Creates an `EventSource` for tRPC over `fetch`: sends the cookies of the jar outside browsers, and reports the reason
 * if the response is no stream. Does not reconnect; that is left to its creator.
 */
export const createEventSource = (fetch: Fetch) =>
  class extends EventTarget {
    readonly CONNECTING = 0
    readonly OPEN = 1
    readonly CLOSED = 2
    readyState = 0
    readonly #stop = new AbortController()

    constructor(address: string) {
      super()
      void this.#follow(address).catch(() => this.#end())
    }

    close(): void {
      this.readyState = this.CLOSED
      this.#stop.abort()
    }

    async #follow(address: string): Promise<void> {
      const headers = { accept: 'text/event-stream' }
      const answer = await fetch(address, { headers, signal: this.#stop.signal })
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await this.#read(answer)
      else this.#say('serialized-error', JSON.stringify(((await answer.json()) as { error: unknown }).error))
      // Events received before the failure are delivered first; a failing stream would drop them.
      setTimeout(() => this.#end())
    }

    async #read({ body }: Response): Promise<void> {
      if (this.readyState === this.CLOSED) return
      this.readyState = this.OPEN
      const messages = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
      const reader = messages?.getReader()
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done || !value) return
        this.#say(value.event ?? 'message', value.data, value.id)
      }
    }

    /** As in a browser, no events are delivered after `close`, including those received before. */
    #say(type: string, data: string, lastEventId = ''): void {
      if (this.readyState !== this.CLOSED) this.dispatchEvent(new MessageEvent(type, { data, lastEventId }))
    }

    #end(): void {
      if (this.readyState === this.CLOSED) return
      this.readyState = this.CLOSED
      this.dispatchEvent(new Event('error'))
    }
  }
