import type { Config } from '../config/env.ts'
import type { PaymentProvider } from './checkout/checkout.ts'
import type { ProcessPool } from './child-work/child-work.ts'
import type { Clock } from './clock.ts'
import type { Database, DatabaseClient } from './db/store.ts'
import type { Transact } from './db/unit-of-work.ts'
import type { Health } from './health.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Limits } from './limits/rate-limiter.ts'
import type { Llm } from './llm/llm.ts'
import type { Log } from './log/log.ts'
import type { Mailer } from './mail/mail.ts'
import type { MediaTool } from './media/media-tool.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Passwords } from './passwords.ts'
import type { Pdf } from './pdf/pdf.ts'
import type { Realtime } from './realtime/live.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { FileOwner } from './storage/file-owner.ts'
import type { Storage } from './storage/storage.ts'
import type { UploadOwners } from './uploads/upload-owner.ts'
import type { UploadStaging } from './uploads/upload-staging.ts'
import type { Scanner } from './uploads/virus-scanner.ts'

/** Infrastructure that the domain uses. A service declares the parts that it needs by `Pick`. */
export interface AppDeps {
  config: Config
  clock: Clock
  log: Log
  store: DatabaseClient
  db: Database
  transact: Transact
  jobs: JobQueue
  live: Realtime
  mailer: Mailer
  /** Undefined: payments are simulated. */
  checkout: PaymentProvider | undefined
  llm: Llm
  childWork: ProcessPool
  pdf: Pdf
  /** Resolves once FFmpeg is loaded; to undefined if it cannot be, and videos are kept as they are. */
  media: Promise<MediaTool | undefined>
  storage: Storage
  /** Staging area of unfinished uploads. */
  incoming: UploadStaging
  /** All subjects that store files. */
  fileOwners: readonly FileOwner[]
  uploadOwners: UploadOwners
  scanner: Scanner
  sessions: Sessions
  passwords: Passwords
  limits: Limits
  metrics: Metrics
  health: Health
}
