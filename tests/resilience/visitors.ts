import type { ServerProcess } from '../support/processes/running-server.ts'
import { RpcClient } from '../support/rpc-client.ts'

const ASK_EVERY_MS = 50

/** Visitors who read and write continuously. */
export class Visitors {
  readonly #seconds: number[] = []
  readonly #wrong: number[] = []
  readonly #asking: Promise<void>[] = []
  readonly #timer: NodeJS.Timeout

  constructor({ origin }: ServerProcess) {
    const visitor = new RpcClient(origin)
    let asked = 0
    this.#timer = setInterval(() => {
      this.#asking.push(
        this.#ask(() =>
          asked++ % 2
            ? visitor.ask('publicForms.testimonials')
            : visitor.ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }),
        ),
      )
    }, ASK_EVERY_MS)
  }

  async #ask(call: () => Promise<{ status: number }>): Promise<void> {
    const began = performance.now()
    const { status } = await call().catch(() => ({ status: 0 }))
    this.#seconds.push((performance.now() - began) / 1000)
    if (status !== 200 && status !== 503) this.#wrong.push(status)
  }

  async leave(): Promise<{ seconds: number[]; wrong: number[] }> {
    clearInterval(this.#timer)
    await Promise.all(this.#asking)
    return { seconds: this.#seconds, wrong: this.#wrong }
  }
}
