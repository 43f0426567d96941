import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { count, type Figure, figure, percentile } from '../../bench/figures.ts'
import { MailServer } from '../../support/fakes/mail-server.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitUntil } from '../../support/wait-for.ts'
import { type Environment, withStore } from '../environment.ts'
import { noMailEnv } from '../servers.ts'

const BACK_MS = 120_000
/** Number of mails, and duration of each outage. */
interface Size {
  mails: number
  troubleMs: number
}

/**
 * F7, F8: sends forms while the mail server refuses connections, is silent, and answers 421; then it recovers. Forms
 * stay fast and all mails arrive. A permanently refused mail becomes a dead letter.
 */
export async function mailOutage(environment: Environment, { mails, troubleMs }: Size): Promise<Figure[]> {
  const port = await freePort()
  const mailServer = new MailServer(port)
  mailServer.refused.add(REFUSED)
  const server = new ServerProcess(
    { ...environment.env, ...noMailEnv, SMTP_URL: mailServer.url },
    await freePort(),
  )
  try {
    await server.ready()
    const senders = Array.from({ length: mails }, (_, index) => `writer-${index}@example.com`)
    senders[Math.floor(mails / 2)] = REFUSED
    const times: number[] = []
    const write = async (part: string[]) => {
      for (const email of part) times.push(await timeOf(server.origin, email))
    }
    const part = (third: number) =>
      senders.slice(Math.floor((mails * third) / 3), Math.floor((mails * (third + 1)) / 3))
    await during(undefined, troubleMs, () => write(part(0)))
    await during(await listen(port, () => undefined), troubleMs, () => write(part(1)))
    await during(await listen(port, later), troubleMs, () => write(part(2)))
    await mailServer.start()
    const back = performance.now()
    const missing = () => senders.filter(email => email !== REFUSED && mailServer.to(email).length === 0)
    await waitUntil(() => missing().length === 0, BACK_MS * 2).catch(() => undefined)
    const lastMailSeconds = (performance.now() - back) / 1000
    await waitUntil(async () => (await failedMails(server.origin)) > 0, BACK_MS).catch(() => undefined)
    const dead = await failedMails(server.origin)
    await server.signal('SIGTERM')
    const letters = await deadLetters(environment)
    return [
      count('failed calls', times.filter(Number.isNaN).length),
      figure('a call meanwhile, p95', 'ms', percentile(times, 0.95), { atMost: 250 }),
      count('mails lost', missing().length),
      figure('last mail, time after the server returns', 's', lastMailSeconds, { atMost: BACK_MS / 1000 }),
      count('mails sent twice', senders.filter(email => mailServer.to(email).length > 1).length),
      figure('dead mails in the metrics', '', dead, { atLeast: 1 }),
      figure('dead mails of the refused address', '', letters.own, { atLeast: 1 }),
      count('dead letters of others', letters.others),
    ]
  } finally {
    await server.signal('SIGKILL')
    await mailServer.stop()
  }
}

const REFUSED = 'nobody@example.com'
/** Sends a form. Returns milliseconds, NaN if it failed. */
async function timeOf(origin: string, email: string): Promise<number> {
  const began = performance.now()
  const { status } = await new RpcClient(origin).ask('publicForms.contact', {
    name: 'Ada',
    email,
    message: 'Ciao',
  })
  return status === 200 ? performance.now() - began : Number.NaN
}

async function during(trouble: (() => Promise<void>) | undefined, ms: number, act: () => Promise<void>) {
  await Promise.all([act(), new Promise(resolve => setTimeout(resolve, ms))])
  await trouble?.()
}

/** Starts a broken server at the port of the mail server. Returns a function that stops it. */
async function listen(port: number, meet: (socket: Socket) => void): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    meet(socket)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
}

/** Answers as a busy mail server. */
const later = (socket: Socket) => socket.end('421 too busy, try later\r\n')

async function failedMails(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^jobs\{queue="dead-letters",state="waiting"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

async function deadLetters(environment: Environment): Promise<{ own: number; others: number }> {
  const { rows } = await withStore(environment, ({ db }) =>
    sql<{ to: string }>`select data ->> 'to' as to from pgboss.job where name = 'dead-letters'`.execute(db),
  )
  const own = rows.filter(row => row.to === REFUSED).length
  return { own, others: rows.length - own }
}
