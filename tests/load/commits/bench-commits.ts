import { bootstrap, type RunningApp } from 'server/app/context'
import { readConfig } from 'server/config/env'
import { notify } from 'server/domain/notifications/notifications.service'
import { enqueueMail, sendMailJob } from 'server/platform/mail/mail.jobs'
import { makePeople } from '../../faults/people.ts'
import { quiet } from '../../faults/servers.ts'
import { figure, medianOf, report } from '../figures.ts'
import { readNumbers } from '../options.ts'
import { noteStatements, recordStatements, type Statement } from '../server/recorded-call.ts'
import { withPostgres } from '../with-postgres.ts'
import { personOf, runPgbench, scriptOf } from './pgbench.ts'
import { startDistantStandby } from '../../support/processes/postgres-standby.ts'

/** The standby answers after twice as long. */
const DELAY_MS = 1
const CLIENTS = 64
/** As often as a process announces at most, and for so many people each time. */
const ANNOUNCE_EVERY_MS = 10
const WARM_SECONDS = 2

const news = {
  title: 'Stato aggiornato',
  message: 'Il tuo progetto è in lavorazione.',
  type: 'info' as const,
  link: '/dashboard/status',
}

const mail = { subject: news.title, preheader: news.message, blocks: [] }

/** A transaction with a live event and a job: something new for one person, on the screen and by mail. */
const tell = ({ transact, clock }: RunningApp, userId: string) =>
  transact(async work => {
    await notify(work, clock, [userId], news)
    await enqueueMail(work, 'chiara@example.com', mail)
  })

/** What goes to PostgreSQL for it, up to its commit. */
async function recordTransaction(context: RunningApp, userId: string): Promise<Statement[]> {
  const statements = await recordStatements(() => tell(context, userId))
  const end = statements.findIndex(({ text }) => text === 'commit')
  if (end < 0) throw new Error('Nothing was committed.')
  return statements.slice(0, end + 1)
}

/** The same transaction, which also notifies before it commits. */
function withNotify(statements: Statement[], userId: string): Statement[] {
  const payload = JSON.stringify([userId])
  const notifies = { text: 'select pg_notify($1, $2)', values: ['bench', payload] }
  return [...statements.slice(0, -1), notifies, ...statements.slice(-1)]
}

async function makeBenchPeople(context: RunningApp): Promise<string[]> {
  const ids = Array.from({ length: CLIENTS }, (_, client) => personOf(client))
  const users = ids.map(id => ({ id, email: `${id}@example.com`, emailConfirmedAt: new Date() }))
  await context.db.insertInto('users').values(users).execute()
  return ids
}

/** How many such transactions a second this process brings about by itself. */
async function rateOfProcess(context: RunningApp, userIds: string[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const lane = async (userId: string) => {
    for (; performance.now() < end; done++) await tell(context, userId)
  }
  await Promise.all(userIds.map(lane))
  return done / seconds
}

/**
 * Commits with a live event and a mail in a second, of different people, with a synchronous standby two milliseconds away. What
 * PostgreSQL can take is told apart from what a server process can send: pgbench sends what the process sent, while the
 * process announces for all the people as often as it ever does. The disk is left out on both sides.
 */
export async function benchCommits(options: string[]): Promise<boolean> {
  const { runs, seconds } = readNumbers(options, { runs: 5, seconds: 5 })
  const settings = { synchronous_commit: 'on', autovacuum: 'on' }
  return withPostgres(settings, async ({ binaries, cluster, environment, stops }) => {
    const [person] = await makePeople(environment, 1)
    if (!person) throw new Error('Nobody is told.')
    noteStatements()
    const context = await bootstrap(readConfig({ ...environment.env, ...quiet }), { work: false })
    stops.defer(() => context.close())
    const userIds = await makeBenchPeople(context)
    const statements = await recordTransaction(context, person.id)
    await startDistantStandby(binaries, cluster.url, { delayMs: DELAY_MS, stops })
    const pgbench = (sent: Statement[], duration: number) =>
      runPgbench(binaries, {
        url: environment.env.DATABASE_URL ?? '',
        folder: environment.env.DATA_DIR ?? '',
        script: scriptOf(sent, person.id),
        clients: CLIENTS,
        seconds: duration,
      })
    const announced = async (duration: number) => {
      const announce = () => {
        context.live.announce(userIds)
        context.jobs.announce([sendMailJob.name])
      }
      const announcing = setInterval(announce, ANNOUNCE_EVERY_MS)
      return pgbench(statements, duration).finally(() => clearInterval(announcing))
    }
    const notifying = (duration: number) => pgbench(withNotify(statements, person.id), duration)
    const alone = (duration: number) => rateOfProcess(context, userIds, duration)
    const rates: Record<'after' | 'inside' | 'process', number[]> = { after: [], inside: [], process: [] }
    for (const warm of [announced, notifying, alone]) await warm(WARM_SECONDS)
    for (let run = 0; run < runs; run++) {
      rates.after.push(await announced(seconds))
      rates.inside.push(await notifying(seconds))
      rates.process.push(await alone(seconds))
    }
    console.table({
      'with a NOTIFY in each transaction': Math.round(medianOf(rates.inside)),
      'brought about by one server process': Math.round(medianOf(rates.process)),
    })
    const what = 'commits with a live event and a mail, announced afterwards, standby 2 ms away'
    return report('commits', [figure(what, 'a second', rates.after, { atLeast: 2000 })])
  })
}
