import type { Config } from '../config/env.ts'
import { createConsequences } from '../domain/consequences/consequences.service.ts'
import { mailUnreadJob } from '../domain/conversation/unread-mail.jobs.ts'
import { removeFilesJob } from '../domain/files/files.jobs.ts'
import { avatarUploads } from '../domain/identity/accounts/avatar.service.ts'
import { resendConfirmationJob } from '../domain/identity/accounts/confirmation.jobs.ts'
import { sendEmailChangeLinksJob } from '../domain/identity/accounts/email-change.jobs.ts'
import { sendResetLinkJob } from '../domain/identity/passwords/password.jobs.ts'
import { ensureFounder } from '../domain/identity/team/team.service.ts'
import { tellArrivalJob } from '../domain/leads/arrival.jobs.ts'
import { processAuditJob, processScriptJob } from '../domain/leads/leads.jobs.ts'
import { tellOverdueJob } from '../domain/leads/overdue.jobs.ts'
import { materialUploads } from '../domain/materials/materials.service.ts'
import { remindOverdueJob } from '../domain/orders/administration/due.jobs.ts'
import { balanceDueJob } from '../domain/orders/payment/balance.jobs.ts'
import { handlePaymentEventJob, simulatedPaymentJob } from '../domain/orders/payment/payment.jobs.ts'
import { reconcileJob } from '../domain/orders/reconciliation/reconciliation.jobs.ts'
import { takeVoiceBriefingJob } from '../domain/orders/voice-agent/voice-agent.jobs.ts'
import { forgetJob } from '../domain/privacy/retention.jobs.ts'
import { statusNewsJob } from '../domain/projects/status-news.jobs.ts'
import { digestVersionJob } from '../domain/studio/certificate/digest.jobs.ts'
import { deliverableUploads } from '../domain/studio/deliverables/deliverable-files.service.ts'
import { renderVersionJob } from '../domain/studio/deliverables/media.jobs.ts'
import { commentUploads } from '../domain/studio/review/comment-files.service.ts'
import { sweepUploadsJob } from '../domain/uploads/uploads.jobs.ts'
import { incomingRows } from '../domain/uploads/uploads.service.ts'
import { assertOwnKey } from '../platform/assert-own-key.ts'
import type { Checkout } from '../platform/checkout/checkout.ts'
import { createChildWork } from '../platform/child-work/child-work.ts'
import { systemClock } from '../platform/clock.ts'
import { migrateToLatest } from '../platform/db/migrator.ts'
import { openStore } from '../platform/db/open-store.ts'
import { createTransact } from '../platform/db/unit-of-work.ts'
import { createHealth } from '../platform/health.ts'
import type { Job } from '../platform/jobs/job.ts'
import { createJobQueue } from '../platform/jobs/queue.ts'
import { createLimits } from '../platform/limits/limits.ts'
import { createLive } from '../platform/live/live.ts'
import { createLlm } from '../platform/llm/llm.ts'
import { createLog } from '../platform/log/log.ts'
import { sendMailJob } from '../platform/mail/mail.jobs.ts'
import { createMailbox } from '../platform/mail/mailbox.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import { openMediaTool } from '../platform/media/media-tool.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { createMigrationStepsJob } from '../platform/migration-steps.jobs.ts'
import { createPasswords } from '../platform/passwords.ts'
import { createPdf } from '../platform/pdf/pdf.ts'
import type { Platform } from '../platform/platform.ts'
import { createSessions } from '../platform/sessions/sessions.ts'
import { assertOwnStorage } from '../platform/storage/assert-own-storage.ts'
import { openIncoming, openStorage } from '../platform/storage/open-storage.ts'
import { sweepJob } from '../platform/sweep.jobs.ts'
import { createClamavScanner } from '../platform/uploads/clamav-scanner.ts'
import { noScanner } from '../platform/uploads/scanner.ts'
import { allowances } from './allowances.ts'
import { fileOwners } from './file-owners.ts'

export const migrationStepsJob = createMigrationStepsJob()

/** Every kind of work that can be queued. */
const jobs: Job<unknown>[] = [
  sendMailJob,
  resendConfirmationJob,
  sendEmailChangeLinksJob,
  sendResetLinkJob,
  tellArrivalJob,
  processAuditJob,
  processScriptJob,
  tellOverdueJob,
  simulatedPaymentJob,
  balanceDueJob,
  remindOverdueJob,
  reconcileJob,
  statusNewsJob,
  mailUnreadJob,
  handlePaymentEventJob,
  removeFilesJob,
  renderVersionJob,
  digestVersionJob,
  takeVoiceBriefingJob,
  migrationStepsJob,
  sweepJob,
  sweepUploadsJob,
  forgetJob,
]

export interface Context extends Platform {
  /** Gives everything back, in the order in which it can be missed; jobs that run may go on for so long. */
  close(patienceMs?: number): Promise<void>
}

type Parts = Partial<
  Pick<
    Platform,
    'clock' | 'store' | 'mailer' | 'storage' | 'scanner' | 'log' | 'passwords' | 'llm' | 'childWork' | 'media'
  >
>

export interface ContextOptions {
  /** Replaces parts, for tests: a clock that can be set, a store in memory, a mailer that fails. */
  parts?: Parts
  /** Whether this process also works on the queued jobs. */
  work?: boolean
}

/** The one place where the parts are put together: opens the store, migrates, makes the queues, begins to listen. */
export async function createContext(
  config: Config,
  { parts = {}, work = true }: ContextOptions = {},
): Promise<Context> {
  const log = parts.log ?? createLog(config.logLevel)
  const clock = parts.clock ?? systemClock
  const { store, media } = await openStoreAndMedia(config, parts, log)
  try {
    await migrateToLatest(store)
    const queue = createJobQueue(store, log, jobs, config.secretKeys)
    const live = createLive(store, log)
    const mailer = parts.mailer ?? mailerOf(config, store, clock)
    const childWork = parts.childWork ?? createChildWork()
    const storage = parts.storage ?? (await openStorage(config))
    await assertOwnStorage(store.db, storage)
    // The embedded store is one process's alone, and keeps its key beside it.
    if (config.databaseUrl) await assertOwnKey(store.db, config.secretKeys)
    const platform: Platform = {
      config,
      clock,
      log,
      store,
      live,
      mailer,
      checkout: await checkoutOf(config),
      llm: parts.llm ?? createLlm(config.llm, log),
      db: store.db,
      jobs: queue,
      transact: createTransact(store.db, queue, live, createConsequences({ clock, config })),
      childWork,
      pdf: createPdf(childWork, config.seller),
      media,
      fileOwners,
      uploadOwners: {
        material: materialUploads,
        avatar: avatarUploads,
        deliverable: deliverableUploads,
        poster: deliverableUploads,
        'delivery-file': deliverableUploads,
        'comment-file': commentUploads,
        message: commentUploads,
      },
      storage,
      incoming: await openIncoming(config, incomingRows(store.db), storage),
      scanner: parts.scanner ?? (config.clamav ? createClamavScanner(config.clamav) : noScanner),
      sessions: createSessions(store.db, clock, config.publicUrl.startsWith('https:')),
      passwords: parts.passwords ?? createPasswords(),
      limits: createLimits(store.db, clock, config.limitFactor, allowances),
      metrics: createMetrics(queue, live),
      health: createHealth(store, queue),
    }
    // Nobody has a screen open at a process that answers no calls.
    if (config.process !== 'work') await live.start()
    await queue.start(platform, { work })
    await ensureFounder(platform)
    return {
      ...platform,
      async close(patienceMs) {
        await queue.stop(patienceMs)
        await live.stop()
        childWork.close()
        media?.close()
        mailer.close()
        await store.close()
      },
    }
  } catch (error) {
    media?.close()
    await store.close()
    throw error
  }
}

/** The library for videos answers from a process of its own, while the store is opened in this one. */
async function openStoreAndMedia(config: Config, parts: Parts, log: Platform['log']) {
  const opening =
    'media' in parts ? Promise.resolve(parts.media) : openMediaTool({ memoryMb: config.mediaMemoryMb }, log)
  try {
    const store = parts.store ?? (await openStore(config, { failFast: true, warn: text => log.warn(text) }))
    return { store, media: await opening }
  } catch (error) {
    const media = await opening
    media?.close()
    throw error
  }
}

function mailerOf(config: Config, store: Platform['store'], clock: Platform['clock']): Platform['mailer'] {
  return config.smtpUrl ? createSmtpMailer(config.smtpUrl, config.mailFrom) : createMailbox(store.db, clock)
}

/** Its library is a megabyte of code, which only those wait for who have it configured. */
async function checkoutOf({ stripe, publicUrl }: Config): Promise<Checkout | undefined> {
  if (!stripe) return undefined
  const { createStripeCheckout } = await import('../platform/checkout/stripe-checkout.ts')
  return createStripeCheckout(stripe, publicUrl)
}
