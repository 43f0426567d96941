import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { brand } from 'shared/catalogue/brand'
import { ConfigError } from '../config/config-error.ts'
import { type Config, readConfig } from '../config/env.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { FOUNDER_LINK_HOURS, firstFounderLink } from '../domain/identity/accounts/sign-up.service.ts'
import { answerBackupRequests } from '../platform/backup/backup-requests.ts'
import { RefusalError } from '../platform/backup/refusal.ts'
import { sleep } from '../platform/clock.ts'
import { collectGarbage } from '../platform/collect-garbage.ts'
import { makeFilesPrivate } from '../platform/data-dir.ts'
import { StoreDamagedError, StoreFullError, UnavailableError } from '../platform/db/errors.ts'
import { MigrationLockedError } from '../platform/db/migration-locks.ts'
import { NewerStoreError } from '../platform/db/newer-migrations.ts'
import { StoreInUseError } from '../platform/db/store-lock.ts'
import { DatabaseUnreachableError } from '../platform/db/wait-for-server.ts'
import { hasCode } from '../platform/error-code.ts'
import {
  closeGracefully,
  endSlowBodies,
  httpTimeouts,
  serverOptionsOf,
} from '../platform/http/http-server.ts'
import { queueMigrationSteps } from '../platform/platform.jobs.ts'
import { createApp, createHealthApp } from './app.ts'
import { bootstrap, migrationStepsJob, type RunningApp } from './context.ts'

/** Prints the URL, and in a demo the accounts and passwords, to standard output. */
function announceStart(config: Config, founderLink: string | undefined): void {
  const lines = [`\n  ${config.publicUrl}\n`]
  if (config.previewPassword !== undefined && config.demo)
    lines.push(`  Preview password  ${config.previewPassword}`)
  if (config.demo) {
    lines.push('  Demo accounts')
    for (const { email, password, who } of demoAccounts)
      lines.push(`    ${email.padEnd(22)} ${password.padEnd(18)} ${who}`)
    lines.push(`  Mailbox           ${config.publicUrl}/dev/mail`)
    lines.push(`  Panel             ${config.publicUrl}/dev`)
  }
  if (founderLink)
    lines.push(
      `  First password of ${config.founderEmail}, once within ${FOUNDER_LINK_HOURS} hours`,
      `    ${founderLink}`,
    )
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

/** Exit codes of sysexits.h: invalid configuration, unavailable service, temporary failure. */
const EX_CONFIG = 78
const EX_UNAVAILABLE = 69
const EX_TEMPFAIL = 75

const unavailable = [DatabaseUnreachableError, StoreDamagedError, StoreFullError, UnavailableError]
const tryLater = [StoreInUseError, MigrationLockedError]

/** Returns the exit code of an expected error, whose message is one line; undefined for any other error. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof RefusalError) return error.exitCode
  if (error instanceof ConfigError || error instanceof NewerStoreError) return EX_CONFIG
  if (unavailable.some(kind => error instanceof kind)) return EX_UNAVAILABLE
  return tryLater.some(kind => error instanceof kind) ? EX_TEMPFAIL : undefined
}

const BALANCER_MS = 1000
const ANSWERS_MS = 6000
const STOP_MS = 9500

class PortTakenError extends Error {}

/**
 * Starts the server, serves until a signal, and shuts down in order. Expected errors of the start are printed in one
 * line.
 */
export async function run(): Promise<void> {
  makeFilesPrivate()
  let isStopping = () => false
  try {
    const config = readConfig()
    const context = await bootstrap(config, { work: config.process !== 'web' })
    const app = config.process === 'work' ? createHealthApp(context) : createApp(context)
    if (config.production) await collectGarbage()
    const server = await listen(context, app).catch(async error => {
      await context.close()
      throw error
    })
    // Registered first: without a handler, a signal would end the process during requests.
    isStopping = stopOnSignal(context, server)
    if (config.demo) await import('../demo/fill-demo.ts').then(({ fillDemo }) => fillDemo(context))
    if (config.production && brand.legal.arePlaceholders)
      context.log.warn('The legal data of the company are placeholders: shared/src/catalogue/brand.ts')
    if (context.store.kind === 'embedded') answerBackupRequests(context)
    announceStart(config, config.production ? await firstFounderLink(context) : undefined)
    // Reads every migration, so it runs after the server has started.
    await queueMigrationSteps(context, migrationStepsJob)
  } catch (error) {
    // A signal closed the database during the start.
    if (isStopping()) return
    const code = error instanceof PortTakenError ? EX_TEMPFAIL : exitCodeOf(error)
    if (code === undefined) throw error
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = code
  }
}

async function listen(context: RunningApp, app: ReturnType<typeof createHealthApp>): Promise<Server> {
  const { host, port } = context.config
  const options = { fetch: app.fetch, hostname: host, port, serverOptions: serverOptionsOf(httpTimeouts) }
  const server = serve(options) as Server
  endSlowBodies(server, httpTimeouts)
  try {
    await once(server, 'listening')
    // Emitted when a connection cannot be accepted, for example without free file descriptors.
    server.on('error', error => context.log.error(error, 'connection not accepted'))
    return server
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE'))
      throw new PortTakenError(`Port ${port} on ${host} is taken. Set PORT to another one.`)
    if (hasCode(error, 'EACCES')) throw new ConfigError('PORT takes a port that this user may open.')
    if (hasCode(error, 'ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'))
      throw new ConfigError('HOST takes an address of this machine to listen on.')
    throw error
  }
}

/**
 * Shuts down on a signal within ten seconds: readiness, new connections, open requests, jobs, database. Returns a
 * function that tells whether a signal has arrived.
 */
function stopOnSignal(context: RunningApp, server: Server): () => boolean {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const began = performance.now()
    context.health.drain()
    if (context.config.production) await sleep(BALANCER_MS)
    await closeGracefully(server, ANSWERS_MS)
    await context.health.idle(BALANCER_MS + ANSWERS_MS - (performance.now() - began))
    // Event streams are still open; browsers reconnect to another process and resume.
    server.closeAllConnections()
    await context.close(STOP_MS - (performance.now() - began))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  return () => stopping
}
