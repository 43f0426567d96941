import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { createApp } from 'server/app/app'
import { bootstrap, type ContextOptions, type RunningApp } from 'server/app/context'
import type { Clock } from 'server/platform/clock'
import { httpTimeouts, serverOptionsOf } from 'server/platform/http/http-server'
import type { Storage } from 'server/platform/storage/storage'
import { type AnsweredRefusal, answeredRefusals } from 'server/trpc/policies'
import { afterAll, afterEach, expect, onTestFinished } from 'vitest'
import { bucketEnvironment } from './buckets.ts'
import { openStartedStore } from './database.ts'
import { LiveStream } from './live-stream.ts'
import { Mailbox } from './mailbox.ts'
import { freePort } from './processes/free-port.ts'
import { RpcClient } from './rpc-client.ts'
import { testConfig } from './test-config.ts'

/** Clock that runs in real time and can be advanced. */
class TestClock implements Clock {
  #aheadMs = 0

  now(): Date {
    return new Date(Date.now() + this.#aheadMs)
  }

  advance(milliseconds: number): void {
    this.#aheadMs += milliseconds
  }
}

export interface TestApp {
  context: RunningApp
  clock: TestClock
  origin: string
  mailbox: Mailbox
  /** Returns a caller without a session. */
  visitor(): RpcClient
}

export interface AppOptions extends ContextOptions {
  env?: Record<string, string>
  /** Folder of the built client; by default that of the last build, if there is one. */
  distFolder?: string
}

/**
 * Starts the whole server over real HTTP, on its own migrated database, until the test file ends. Call it at the top of
 * the file: `const app = await startApp()`.
 */
export async function startApp({ env, parts, distFolder, ...options }: AppOptions = {}): Promise<TestApp> {
  failOnUndeclaredErrors()
  const dataDir = mkdtempSync(join(tmpdir(), 'test-data-'))
  const clock = new TestClock()
  const port = await freePort()
  const config = testConfig(dataDir, { PORT: String(port), ...(await bucketEnvironment()), ...env })
  const store = parts?.store ?? (await openStartedStore())
  const context = await bootstrap(config, {
    schedule: false,
    ...options,
    parts: { clock, media: undefined, ...parts, store },
  })
  const { fetch } = createApp(context, distFolder)
  const server = serve({ fetch, hostname: config.host, port, serverOptions: serverOptionsOf(httpTimeouts) })
  afterAll(async () => {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await context.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const origin = `http://${config.host}:${port}`
  return { context, clock, origin, mailbox: new Mailbox(origin), visitor: () => new RpcClient(origin) }
}

/** Opens the live stream of a user, until the test ends. */
export async function openStream(client: RpcClient): Promise<LiveStream> {
  const stream = new LiveStream(client)
  onTestFinished(() => stream.close())
  await stream.opened
  return stream
}

/** Fails each later test of the file in which a procedure refuses with an undeclared code. */
function failOnUndeclaredErrors(): void {
  const undeclared = new Set<string>()
  const note = (message: unknown): void => {
    const { path, code, isDeclared } = message as AnsweredRefusal
    if (!isDeclared) undeclared.add(`${path} answered ${code}: its .meta({ errors, limits }) does not say so`)
  }
  answeredRefusals.subscribe(note)
  afterAll(() => void answeredRefusals.unsubscribe(note))
  afterEach(() => {
    const found = [...undeclared]
    undeclared.clear()
    expect(found).toEqual([])
  })
}

/** Lists the paths of a server's stored files, sorted. */
export const storedPaths = async ({ context }: Pick<TestApp, 'context'>): Promise<string[]> =>
  (await Array.fromAsync(context.storage.list(), ({ path }) => path)).sort()

/** Reads a stored file. */
export const bytesAt = async (storage: Storage, path: string): Promise<Buffer> =>
  buffer(await storage.openRead(path))
