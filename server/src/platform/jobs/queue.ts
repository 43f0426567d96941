import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely, type JobResult, type PgBoss, type Queue, type QueueResult } from 'pg-boss'
import type { SecretKeys } from '../../config/env.ts'
import { HOUR, SECOND } from '../clock.ts'
import { Announcer } from '../db/announcer.ts'
import type { Database, DatabaseClient } from '../db/store.ts'
import type { Log } from '../log/log.ts'
import type { AppDeps } from '../platform.ts'
import { seal, unseal } from '../sealing.ts'
import { type Job, NonRetryableError, type RetryPolicy } from './job.ts'
import { countCrash, createBoss, findDueQueues } from './job-queries.ts'

const DEAD_LETTERS = 'dead-letters'
const CHANNEL = 'jobs'
const LOOK_EVERY_MS = SECOND
/** Polling pause of a pg-boss worker; effectively, workers are woken by announcements and by our own poll. */
const WORKER_REST_SECONDS = HOUR / SECOND
const SCHEDULE_ZONE = 'Europe/Rome'
const USUAL_STOP_MS = 8000

const DEFAULT_RETRY_POLICY: RetryPolicy = { tries: 12, longestWaitSeconds: 3600 }

function settingsOf(job: Job<unknown>) {
  const { tries, longestWaitSeconds } = job.retryPolicy ?? DEFAULT_RETRY_POLICY
  return {
    retryLimit: tries,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: longestWaitSeconds,
    deadLetter: DEAD_LETTERS,
    heartbeatSeconds: 10,
    // It would NOTIFY inside the transaction that enqueues.
    notify: false,
  }
}

/** Additional authenticated data of a sealed field: binds it to its queue. */
const sealOwner = (name: string) => `job ${name}`

function sealedPayload(job: Pick<Job<never>, 'name' | 'sealed'>, keys: SecretKeys, payload: object): object {
  if (job.sealed === undefined) return payload
  const value = JSON.stringify((payload as Record<string, unknown>)[job.sealed])
  return { ...payload, [job.sealed]: seal(keys, sealOwner(job.name), value) }
}

/** Decrypts the sealed field; a row of an earlier release, which did not seal, is returned unchanged. */
function unsealed(job: Job<unknown>, keys: SecretKeys, data: unknown): unknown {
  if (job.sealed === undefined || typeof data !== 'object' || data === null) return data
  const value = (data as Record<string, unknown>)[job.sealed]
  if (typeof value !== 'string') return data
  return { ...data, [job.sealed]: JSON.parse(unseal(keys, sealOwner(job.name), value)) }
}

const has = (queue: QueueResult, settings: Omit<Queue, 'name'>): boolean =>
  Object.entries(settings).every(([name, value]) => queue[name as keyof Queue] === value)

/** Job queue on pg-boss, in the same database as the rows that cause the jobs. */
export class JobQueue {
  readonly #boss: PgBoss
  readonly #jobs: Job<unknown>[]
  readonly #log: Log
  readonly #store: DatabaseClient
  readonly #secretKeys: SecretKeys
  readonly #announcer: Announcer
  /** Ids of this process's workers by queue; workers start with the first due job of a queue. */
  readonly #workers = new Map<string, Promise<string[]>>()
  /** Workers keep the async context in which they start, which must not be that of the caller who enqueued. */
  readonly #ownContext = AsyncLocalStorage.snapshot()
  #running = false

  /** @throws Error if two jobs share a name. */
  constructor(
    store: DatabaseClient,
    log: Log,
    jobs: Job<unknown>[],
    secretKeys: SecretKeys,
    { schedule = true } = {},
  ) {
    const names = jobs.map(job => job.name)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) throw new Error(`Two jobs are called ${twice}.`)
    this.#jobs = jobs
    this.#secretKeys = secretKeys
    this.#log = log
    this.#store = store
    this.#announcer = new Announcer(store.background, log, CHANNEL)
    const settings = {
      schedule,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      persistWarnings: false,
    }
    this.#boss = createBoss(store, settings)
    this.#boss.on('error', error => log.error({ err: error }, 'job queue'))
  }

  get running(): boolean {
    return this.#running
  }

  /** Queries the database over the queue's own connections. @throws Error if they are lost. */
  async ping(): Promise<void> {
    await this.#boss.getDb().executeSql('select 1')
  }

  /** Creates the queues; with `work` also starts the workers. */
  async start(platform: AppDeps, options: { work: boolean }): Promise<void> {
    await this.#boss.start()
    const present = new Map((await this.#boss.getQueues()).map(queue => [queue.name, queue]))
    await this.#ensureQueue(DEAD_LETTERS, { notify: false }, present.get(DEAD_LETTERS))
    for (const job of this.#jobs) {
      await this.#ensureQueue(job.name, settingsOf(job), present.get(job.name))
      if (job.schedule) await this.#boss.schedule(job.name, job.schedule, {}, { tz: SCHEDULE_ZONE })
    }
    this.#running = true
    if (!options.work) return
    await this.#store.listen(
      CHANNEL,
      payload => this.#wake(platform, JSON.parse(payload) as string[]),
      () => void this.#look(platform),
    )
    void this.#keepLooking(platform)
  }

  /** Creates or updates a queue. An up-to-date queue costs no statement, which keeps the start fast. */
  async #ensureQueue(name: string, settings: Omit<Queue, 'name'>, present?: QueueResult): Promise<void> {
    if (present && has(present, settings)) return
    await this.#boss.createQueue(name, settings)
    // `createQueue` leaves an existing queue unchanged.
    await this.#boss.updateQueue(name, settings)
    // Fills pg-boss's cache of the queue. The first read inside a transaction would wait for that transaction's own
    // connection.
    await this.#boss.findJobs(name, { key: 'warm' })
  }

  /** Polls for jobs that are not announced: delayed ones, and those of a process that died before announcing. */
  async #keepLooking(platform: AppDeps): Promise<void> {
    while (this.#running) {
      await this.#look(platform)
      await pause(LOOK_EVERY_MS, undefined, { ref: false })
    }
  }

  async #look(platform: AppDeps): Promise<void> {
    try {
      const queues = this.#jobs.map(job => job.name)
      this.#wake(platform, await findDueQueues(this.#store.background, queues))
    } catch (error) {
      this.#log.warn({ err: error }, 'polling for due jobs failed, repeated at the next poll')
    }
  }

  #wake(platform: AppDeps, queues: string[]): void {
    if (!this.#running) return
    for (const job of this.#jobs) if (queues.includes(job.name)) void this.#wakeWorkersOf(platform, job)
  }

  async #wakeWorkersOf(platform: AppDeps, job: Job<unknown>): Promise<void> {
    const present = this.#workers.get(job.name)
    try {
      if (present) for (const worker of await present) this.#boss.notifyWorker(worker)
      else await this.#ownContext(() => this.#beginToWork(platform, job))
    } catch (error) {
      this.#workers.delete(job.name)
      this.#log.error({ err: error, job: job.name }, 'job queue')
    }
  }

  /**
   * Starts one registration per worker: of several workers in one registration, only the first could be woken. They
   * poll at once.
   */
  #beginToWork(platform: AppDeps, job: Job<unknown>): Promise<string[]> {
    const workers = Promise.all(Array.from({ length: job.concurrency ?? 1 }, () => this.#work(platform, job)))
    this.#workers.set(job.name, workers)
    return workers
  }

  async #work(platform: AppDeps, job: Job<unknown>): Promise<string> {
    const options = {
      pollingIntervalSeconds: WORKER_REST_SECONDS,
      perJobResults: true,
      includeMetadata: true,
    } as const
    const worker: string = await this.#boss.work(job.name, options, async received => {
      const results: JobResult[] = []
      for (const one of received) results.push(await this.#attempt(platform, job, one))
      // A burst of jobs is announced once, so a worker that has finished a job polls again at once.
      this.#boss.notifyWorker(worker)
      return results
    })
    return worker
  }

  async #attempt(
    platform: AppDeps,
    job: Job<unknown>,
    { id, data, output }: { id: string; data: unknown; output: unknown },
  ): Promise<JobResult> {
    const began = performance.now()
    try {
      if (await countCrash(platform.db, { id, output }))
        throw new NonRetryableError('The job crashed too many processes.')
      await job.run(platform, job.payload.parse(unsealed(job, this.#secretKeys, data)), id)
      if (job.sealed !== undefined) await this.#boss.deleteJob(job.name, id)
      this.#log.debug({ job: job.name, jobId: id, ms: Math.round(performance.now() - began) }, 'job done')
      return { id, status: 'completed' }
    } catch (error) {
      const hopeless = error instanceof NonRetryableError
      const outlook = hopeless ? 'given up' : 'will be tried again'
      this.#log[hopeless ? 'error' : 'warn'](
        { job: job.name, jobId: id, err: error },
        `job failed, ${outlook}`,
      )
      return { id, status: hopeless ? 'deadletter' : 'failed', output: error }
    }
  }

  /**
   * Enqueues a job in the caller's transaction: it exists only if that commits. Outside a transaction it is announced
   * at once.
   */
  async enqueue<Payload extends object>(
    trx: Database,
    job: Job<Payload>,
    payload: Payload,
    options: { id?: string; startAfterSeconds?: number } = {},
  ): Promise<void> {
    await this.#boss.send(job.name, sealedPayload(job, this.#secretKeys, payload), {
      db: fromKysely(trx),
      ...(options.id && { id: options.id }),
      ...(options.startAfterSeconds && { startAfter: options.startAfterSeconds }),
    })
    if (!trx.isTransaction) this.announce([job.name])
  }

  /**
   * Wakes the workers of these queues in all processes. Call it outside a transaction. Lost announcements are covered
   * by polling.
   */
  announce(queues: string[]): void {
    this.#announcer.announce(queues)
  }

  /** Returns the number of waiting, running and given-up jobs of each queue. */
  async counts() {
    const queues = await this.#boss.getQueues([...this.#jobs.map(job => job.name), DEAD_LETTERS])
    return queues.map(queue => ({
      queue: queue.name,
      waiting: queue.queuedCount,
      active: queue.activeCount,
      failed: queue.failedCount,
    }))
  }

  /** Retries a failed or given-up job now. Returns false if there is no such job. */
  async retry(queue: string, jobId: string): Promise<boolean> {
    const isWaiting = await this.#haveTriedNow(queue, jobId)
    if (isWaiting) this.announce(this.#jobs.map(job => job.name))
    return isWaiting
  }

  async #haveTriedNow(queue: string, jobId: string): Promise<boolean> {
    if (queue === DEAD_LETTERS) return (await this.#boss.redrive(DEAD_LETTERS, { ids: [jobId] })) > 0
    if (!this.#jobs.some(job => job.name === queue)) return false
    const { updated } = await this.#boss.update({ name: queue, options: { id: jobId, startAfter: 0 } })
    return updated > 0
  }

  /** Starts no more jobs; jobs that still run after `patienceMs` are released to be run again. */
  async stop(patienceMs = USUAL_STOP_MS): Promise<void> {
    if (!this.#running) return
    this.#running = false
    await this.#boss.stop({ graceful: true, timeout: Math.max(0, patienceMs) })
    await this.#announcer.stop()
  }
}
