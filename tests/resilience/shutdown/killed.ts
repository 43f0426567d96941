import { sql } from 'kysely'
import type { DatabaseClient } from 'server/platform/db/store'
import { count, type Figure, figure, percentile } from '../../bench/figures.ts'
import { type MailServer, startMailServer } from '../../support/fakes/mail-server.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { ServerProcess } from '../../support/processes/running-server.ts'
import { waitUntil } from '../../support/wait-for.ts'
import { type Environment, withStore } from '../environment.ts'
import { noMailEnv } from '../servers.ts'
import { Ledger, sendAll, submissions } from './submissions.ts'

const LANES = 16
/** Time for two thousand mails, and for the heartbeat of a killed process to expire. */
const LAST_MAIL_MS = 300_000

/**
 * F1, F2: kills the server repeatedly while forms arrive. Each acknowledged form is stored once and completely, and its
 * mail is sent.
 */
export async function killedWhileWriting(
  environment: Environment,
  { kills, forms }: { kills: number; forms: number },
): Promise<Figure[]> {
  const mails = await startMailServer()
  const port = await freePort()
  const env = { ...environment.env, ...noMailEnv, SMTP_URL: mails.url }
  const all = submissions(forms)
  const ledger = new Ledger()
  const boots: number[] = []
  try {
    let server = new ServerProcess(env, port)
    await server.ready()
    const sending = sendAll(server.origin, all, { lanes: LANES, ledger })
    for (let kill = 0; kill < kills; kill++) {
      const moment = Math.floor(((kill + Math.random()) * forms) / kills)
      await waitUntil(() => ledger.count >= moment)
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20))
      await server.signal('SIGKILL')
      server = new ServerProcess(env, port)
      boots.push(await server.ready())
    }
    await sending
    await waitUntil(() => all.every(({ email }) => mails.to(email).length > 0), LAST_MAIL_MS).catch(
      () => undefined,
    )
    await server.signal('SIGTERM')
    const rows = await withStore(environment, storedSenders)
    return figuresOf({ rows, answered: ledger.read(), mails, boots, kills })
  } finally {
    ledger.close()
    await mails.stop()
  }
}

async function storedSenders({ db }: DatabaseClient): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from contact_messages union all select email from audit_requests`.execute(db)
  return rows.map(row => row.email)
}

interface Seen {
  rows: string[]
  answered: string[]
  mails: MailServer
  boots: number[]
  kills: number
}

function figuresOf({ rows, answered, mails, boots, kills }: Seen): Figure[] {
  const stored = new Set(rows)
  const idsOf = (email: string) => mails.to(email).map(mail => /^Message-ID: (.*)$/m.exec(mail.raw)?.[1])
  const repeated = [...stored].reduce((sum, email) => sum + Math.max(0, mails.to(email).length - 1), 0)
  return [
    figure('kill -9', '', kills, { atLeast: kills }),
    count('answered but missing', answered.filter(email => !stored.has(email)).length),
    count('stored twice', rows.length - stored.size),
    count('stored without its mail', [...stored].filter(email => mails.to(email).length === 0).length),
    count('two different mails', [...stored].filter(email => new Set(idsOf(email)).size > 1).length),
    // Four mails are sent concurrently: a kill between delivery and its record repeats them.
    count('the same mail again', repeated, kills * 4),
    figure('boot after a kill, p95', 's', percentile(boots, 0.95) / 1000, { atMost: 3 }),
  ]
}
