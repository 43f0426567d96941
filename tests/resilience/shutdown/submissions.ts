import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RpcClient } from '../../support/rpc-client.ts'

/** Form that a visitor sends until it is acknowledged. */
interface Submission {
  email: string
  requestId: string
  table: 'contact_messages' | 'audit_requests'
}

/** Acknowledged submissions, each synced to disk before it counts. */
export class Ledger {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  readonly #path = join(this.#folder, 'answered')
  readonly #file = openSync(this.#path, 'a')
  count = 0

  note(id: string): void {
    writeSync(this.#file, `${id}\n`)
    fsyncSync(this.#file)
    this.count++
  }

  read(): string[] {
    return readFileSync(this.#path, 'utf8').trimEnd().split('\n')
  }

  close(): void {
    closeSync(this.#file)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export const submissions = (count: number): Submission[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `sender-${index}@example.com`,
    requestId: randomUUID(),
    table: index % 2 ? 'audit_requests' : 'contact_messages',
  }))

/** Sends all submissions over concurrent lanes, and records each in the ledger once it is acknowledged. */
export async function sendAll(
  origin: string,
  all: Submission[],
  { lanes, ledger }: { lanes: number; ledger: Ledger },
): Promise<void> {
  const waiting = [...all]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await sendUntilAnswered(origin, next)
      ledger.note(next.email)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

async function sendUntilAnswered(origin: string, { email, requestId, table }: Submission): Promise<void> {
  const visitor = new RpcClient(origin)
  const send = () =>
    table === 'contact_messages'
      ? visitor.call('publicForms.contact', { name: 'Ada', email, message: 'Ciao', requestId })
      : visitor.call('publicForms.submitAudit', { ...audit, email, requestId })
  while (!(await send().then(always, never))) await new Promise(resolve => setTimeout(resolve, 20))
}

const audit = { firstName: 'Ada', lastName: 'Neri', company: 'Neri S.r.l.', description: 'Un video breve.' }
const always = () => true
const never = () => false
