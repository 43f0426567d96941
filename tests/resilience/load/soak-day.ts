import { textFile } from '../../support/builders/sample-files.ts'
import { uploadMaterial } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

/** Requests of many users at a fixed rate. */
export class Day {
  readonly #clients: RpcClient[]
  readonly #perSecond: number
  readonly #asking = new Set<Promise<void>>()
  readonly #projects: string[] = []
  #timer: NodeJS.Timeout | undefined
  asked = 0
  failed: number[] = []

  constructor(clients: RpcClient[], perSecond: number) {
    this.#clients = clients
    this.#perSecond = perSecond
  }

  async prepare(): Promise<void> {
    for (const client of this.#clients)
      this.#projects.push((await client.call('dashboard.projects.create', { title: 'Una giornata' })).id)
  }

  begin(): void {
    const began = performance.now()
    const due = () => ((performance.now() - began) / 1000) * this.#perSecond
    this.#timer = setInterval(() => {
      while (this.asked < due()) this.#next()
    }, 1000 / this.#perSecond)
  }

  #next(): void {
    const asking = this.#ask(this.asked++).then(status => {
      if (status >= 500 || status === 0) this.failed.push(status)
      this.#asking.delete(asking)
    })
    this.#asking.add(asking)
  }

  /**
   * Sends one request. Of thirty, one is a form with mails and one an upload. Two are changes sent to all the user's
   * screens; the rest are reads.
   */
  async #ask(turn: number): Promise<number> {
    const who = turn % this.#clients.length
    const client = this.#clients[who]
    const projectId = this.#projects[who]
    if (!client || !projectId) return 0
    const status = (asked: Promise<{ status: number }>) =>
      asked.then(
        answer => answer.status,
        () => 0,
      )
    switch (turn % 30) {
      case 0:
        return status(
          client.ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }),
        )
      case 7:
      case 14:
        return status(client.ask('dashboard.profile.update', { company: `Neri ${turn}` }))
      case 21:
        return status(this.#passFile(client, projectId))
      default:
        return status(client.ask(reads[turn % reads.length] ?? 'auth.session', {}))
    }
  }

  /** Uploads a file and removes it, so that the store does not grow. */
  async #passFile(client: RpcClient, projectId: string): Promise<{ status: number }> {
    const file = { filename: 'nota.txt', filetype: 'text/plain' }
    const id = await uploadMaterial(client, projectId, file, textFile('una nota '.repeat(500)))
    return client.ask('dashboard.materials.remove', { id })
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#asking)
  }
}

const reads = [
  'publicForms.testimonials',
  'dashboard.notifications.list',
  'auth.session',
  'dashboard.projects.list',
] as const
