import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { brand } from 'shared/catalogue/brand'
import { ConfigError } from '../config/config-error.ts'
import { readConfig } from '../config/env.ts'
import { firstFounderLink } from '../domain/identity/accounts/founder-link.service.ts'
import { answerBackupRequests } from '../platform/backup/backup-requests.ts'
import { sleep } from '../platform/clock.ts'
import { collectGarbage } from '../platform/collect-garbage.ts'
import { makeFilesPrivate } from '../platform/data-dir.ts'
import { closeGracefully } from '../platform/http/close-gracefully.ts'
import { endSlowBodies, httpTimeouts, serverOptionsOf } from '../platform/http/http-timeouts.ts'
import { queueMigrationSteps } from '../platform/migration-steps.jobs.ts'
import { announceStart } from './announce-start.ts'
import { createApp, createHealthApp } from './app.ts'
import { type Context, createContext, migrationStepsJob } from './context.ts'
import { EX_TEMPFAIL, exitCodeOf } from './exit-code.ts'

const BALANCER_MS = 1000
const ANSWERS_MS = 6000
const STOP_MS = 9500

class PortTakenError extends Error {}

/** Starts, serves until a signal comes, and stops in order. What keeps it from starting is said in one line. */
export async function run(): Promise<void> {
  makeFilesPrivate()
  try {
    const config = readConfig()
    const context = await createContext(config, { work: config.process !== 'web' })
    const app = config.process === 'work' ? createHealthApp(context) : createApp(context)
    if (config.production) await collectGarbage()
    const server = await listen(context, app).catch(async error => {
      await context.close()
      throw error
    })
    if (config.demo) await import('../demo/fill-demo.ts').then(({ fillDemo }) => fillDemo(context))
    if (config.production && brand.legal.arePlaceholders)
      context.log.warn('The legal data of the company are placeholders: shared/src/catalogue/brand.ts')
    if (context.store.kind === 'embedded') answerBackupRequests(context)
    announceStart(config, config.production ? await firstFounderLink(context) : undefined)
    stopOnSignal(context, server)
    // Looks through every migration: nobody who calls waits for that.
    await queueMigrationSteps(context, migrationStepsJob)
  } catch (error) {
    const code = error instanceof PortTakenError ? EX_TEMPFAIL : exitCodeOf(error)
    if (code === undefined) throw error
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = code
  }
}

function listen(context: Context, app: ReturnType<typeof createHealthApp>): Promise<Server> {
  const { host, port } = context.config
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, hostname: host, port, serverOptions: serverOptionsOf(httpTimeouts) }
    const server = serve(options, () => resolve(server as Server))
    const http = server as Server
    endSlowBodies(http, httpTimeouts)
    http.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        return reject(new PortTakenError(`Port ${port} on ${host} is taken. Set PORT to another one.`))
      if (error.code === 'EACCES')
        return reject(new ConfigError('PORT takes a port that this user may open.'))
      if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(error.code ?? '')) {
        return reject(new ConfigError('HOST takes an address of this machine to listen on.'))
      }
      reject(error)
    })
  })
}

/** Readiness first, then no new connections, then the open ones, then jobs, then the store: in ten seconds at most. */
function stopOnSignal(context: Context, server: Server): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const began = performance.now()
    context.health.drain()
    if (context.config.production) await sleep(BALANCER_MS)
    await closeGracefully(server, ANSWERS_MS)
    await context.health.idle(BALANCER_MS + ANSWERS_MS - (performance.now() - began))
    // What is still open are live streams: the browser opens them again at the next process, where it left off.
    server.closeAllConnections()
    await context.close(STOP_MS - (performance.now() - began))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}
