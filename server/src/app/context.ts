import type { Config } from '../config/env.ts'
import { mailUnreadJob } from '../domain/conversation/unread-mail.jobs.ts'
import { digestVersionJob } from '../domain/deliverables/certificate/digest.jobs.ts'
import { commentUploads, messageUploads } from '../domain/deliverables/review/comment-files.service.ts'
import { failLostRendersJob, renderVersionJob } from '../domain/deliverables/versions/render-version.jobs.ts'
import { deliverableUploads } from '../domain/deliverables/versions/version-files.service.ts'
import { createEventDispatcher } from '../domain/event-handlers/dispatch-event.service.ts'
import { removeFilesJob } from '../domain/files/files.jobs.ts'
import { resendConfirmationJob } from '../domain/identity/accounts/confirmation.jobs.ts'
import { sendEmailChangeLinksJob } from '../domain/identity/accounts/email-change.jobs.ts'
import { avatarUploads } from '../domain/identity/accounts/profile.service.ts'
import { sendResetLinkJob } from '../domain/identity/passwords/password.jobs.ts'
import { ensureFounder } from '../domain/identity/team/team.service.ts'
import {
  notifyNewLeadJob,
  processAuditJob,
  processScriptJob,
  tellOverdueJob,
} from '../domain/inbox/leads.jobs.ts'
import { materialUploads } from '../domain/materials/materials.service.ts'
import { sendBundleJob } from '../domain/notifications/bundled-mails.jobs.ts'
import {
  balanceDueJob,
  reconcileJob,
  remindOverdueJob,
  simulatedPaymentJob,
} from '../domain/orders/payment/payment.jobs.ts'
import { handlePaymentEventJob } from '../domain/orders/payment/payment-webhook.jobs.ts'
import { importVoiceBriefingJob } from '../domain/orders/voice-agent/voice-briefing.jobs.ts'
import { purgeExpiredDataJob } from '../domain/privacy/retention.jobs.ts'
import { statusNewsJob } from '../domain/projects/status-news.jobs.ts'
import { recheckTurnsJob } from '../domain/projects/turn.jobs.ts'
import { sweepUploadsJob } from '../domain/uploads/uploads.jobs.ts'
import { incomingRows } from '../domain/uploads/uploads.service.ts'
import type { PaymentProvider } from '../platform/checkout/checkout.ts'
import { createChildWork } from '../platform/child-work/child-work.ts'
import { systemClock } from '../platform/clock.ts'
import { migrateToLatest } from '../platform/db/migrator.ts'
import { openDatabase } from '../platform/db/open-store.ts'
import { createTransact } from '../platform/db/unit-of-work.ts'
import { createHealth } from '../platform/health.ts'
import { isSecure } from '../platform/http/cookies.ts'
import type { Job } from '../platform/jobs/job.ts'
import { JobQueue } from '../platform/jobs/queue.ts'
import { createLimits } from '../platform/limits/rate-limiter.ts'
import { createLlm } from '../platform/llm/llm.ts'
import { createLog } from '../platform/log/log.ts'
import { sendMailJob } from '../platform/mail/mail.jobs.ts'
import { createMailbox } from '../platform/mail/mailbox.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import { openMediaTool } from '../platform/media/media-tool.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { createPasswords } from '../platform/passwords.ts'
import { createPdf } from '../platform/pdf/pdf.ts'
import { createMigrationStepsJob, sweepJob } from '../platform/platform.jobs.ts'
import type { AppDeps } from '../platform/platform.ts'
import { Realtime } from '../platform/realtime/live.ts'
import { createSessions } from '../platform/sessions/sessions.ts'
import { openIncoming, openStorage } from '../platform/storage/open-storage.ts'
import { assertOwnKey, assertOwnStorage } from '../platform/storage/ownership.ts'
import { createClamavScanner, noScanner } from '../platform/uploads/virus-scanner.ts'
import { fileProviders, rateLimits } from './registries.ts'

export const migrationStepsJob = createMigrationStepsJob()

export const jobs: Job<unknown>[] = [
  sendMailJob,
  resendConfirmationJob,
  sendEmailChangeLinksJob,
  sendResetLinkJob,
  notifyNewLeadJob,
  processAuditJob,
  processScriptJob,
  tellOverdueJob,
  simulatedPaymentJob,
  balanceDueJob,
  remindOverdueJob,
  reconcileJob,
  statusNewsJob,
  recheckTurnsJob,
  mailUnreadJob,
  sendBundleJob,
  handlePaymentEventJob,
  removeFilesJob,
  renderVersionJob,
  failLostRendersJob,
  digestVersionJob,
  importVoiceBriefingJob,
  migrationStepsJob,
  sweepJob,
  sweepUploadsJob,
  purgeExpiredDataJob,
]

export interface RunningApp extends AppDeps {
  /** Shuts everything down in order; running jobs get `patienceMs`. */
  close(patienceMs?: number): Promise<void>
}

type Parts = Partial<
  Pick<
    AppDeps,
    'clock' | 'store' | 'mailer' | 'storage' | 'scanner' | 'log' | 'passwords' | 'llm' | 'childWork'
  > & { media: Awaited<AppDeps['media']> }
>

export interface ContextOptions {
  /** Replacements for tests: a settable clock, a database in memory, a mailer that fails. */
  parts?: Parts
  /** True if this process also runs jobs. */
  work?: boolean
  /** False if scheduled jobs start only when they are enqueued: in tests, whose clock is ahead of the schedule's. */
  schedule?: boolean
}

/** Builds the app's dependencies: opens the database, migrates it, creates the queues, subscribes to live events. */
export async function bootstrap(
  config: Config,
  { parts = {}, work = true, schedule = true }: ContextOptions = {},
): Promise<RunningApp> {
  const log = parts.log ?? createLog(config.logLevel)
  const clock = parts.clock ?? systemClock
  // FFmpeg loads in a child process; the start does not wait for it.
  const media =
    'media' in parts ? Promise.resolve(parts.media) : openMediaTool({ memoryMb: config.mediaMemoryMb }, log)
  const closeMedia = () => void media.then(tool => tool?.close())
  const openStore = () =>
    openDatabase(config, { failFast: true, warn: text => log.warn(text) }).catch(error => {
      closeMedia()
      throw error
    })
  const store = parts.store ?? (await openStore())
  try {
    await migrateToLatest(store)
    const queue = new JobQueue(store, log, jobs, config.secretKeys, { schedule })
    const live = new Realtime(store, log)
    const mailer = parts.mailer ?? mailerOf(config, store.db, clock)
    const childWork = parts.childWork ?? createChildWork()
    const storage = parts.storage ?? (await openStorage(config))
    await assertOwnStorage(store.db, storage)
    // The embedded store belongs to one process, which keeps its key beside it.
    if (config.databaseUrl) await assertOwnKey(store.db, config.secretKeys)
    const platform: AppDeps = {
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
      transact: createTransact(store.db, queue, live, createEventDispatcher({ clock, config })),
      childWork,
      pdf: createPdf(childWork, config.seller),
      media,
      fileOwners: fileProviders,
      uploadOwners: {
        material: materialUploads,
        avatar: avatarUploads,
        deliverable: deliverableUploads,
        poster: deliverableUploads,
        'delivery-file': deliverableUploads,
        'comment-file': commentUploads,
        message: messageUploads,
      },
      storage,
      incoming: await openIncoming(config, incomingRows(store.db), storage),
      scanner: parts.scanner ?? (config.clamav ? createClamavScanner(config.clamav) : noScanner),
      sessions: createSessions(store.db, clock, isSecure(config)),
      passwords: parts.passwords ?? createPasswords(),
      limits: createLimits(store.db, clock, config.limitFactor, rateLimits),
      metrics: createMetrics(queue, live),
      health: createHealth(store, queue),
    }
    // A process that serves no requests has no open streams.
    if (config.process !== 'work') await live.start()
    await queue.start(platform, { work })
    await ensureFounder(platform)
    return {
      ...platform,
      async close(patienceMs) {
        await queue.stop(patienceMs)
        await live.stop()
        childWork.close()
        closeMedia()
        mailer.close()
        await store.close()
      },
    }
  } catch (error) {
    closeMedia()
    await store.close()
    throw error
  }
}

const mailerOf = ({ smtpUrl, mailFrom }: Config, db: AppDeps['db'], clock: AppDeps['clock']) =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createMailbox(db, clock)

/** Creates the payment provider. Its library, a megabyte of code, is loaded only if configured. */
async function checkoutOf({ stripe, publicUrl }: Config): Promise<PaymentProvider | undefined> {
  if (!stripe) return undefined
  const { createStripeCheckout } = await import('../platform/checkout/stripe-checkout.ts')
  return createStripeCheckout(stripe, publicUrl)
}
