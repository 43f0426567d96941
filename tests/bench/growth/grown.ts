import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from 'server/app/app'
import { bootstrap } from 'server/app/context'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import { freePort } from '../../support/processes/free-port.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { testConfig } from '../../support/test-config.ts'
import type { Call } from './calls.ts'
import { asking } from './seed.ts'

/** Filled store with a complete server. */
export interface Grown {
  url: string
  projects: number
  /** Prepares a call: signs in the caller and fetches the cursor of a later page. */
  prepare(call: Call): Promise<() => Promise<unknown>>
  close(): Promise<void>
}

export async function openGrown(url: string): Promise<Grown> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  const port = await freePort()
  const config = testConfig(dataDir, { PORT: String(port) })
  const store = await openPostgresStore(url, url)
  const context = await bootstrap(config, { parts: { store } })
  const server = serve({ fetch: createApp(context).fetch, hostname: config.host, port })
  const people = new Map<string, RpcClient>([['visitor', new RpcClient(`http://${config.host}:${port}`)]])
  for (const [who, email] of Object.entries(asking)) {
    const { id } = await context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const person = new RpcClient(`http://${config.host}:${port}`)
    const [name = '', token = ''] =
      (await context.sessions.create(id, 'bench')).cookie.split(';')[0]?.split('=') ?? []
    person.jar.set(name, token)
    people.set(who, person)
  }
  const { projects } = await context.db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('projects'))
    .executeTakeFirstOrThrow()
  return {
    url,
    projects,
    async prepare(call) {
      const person = people.get(call.who)
      if (!person) throw new Error(`Nobody is ${call.who}.`)
      let { input } = call
      for (let page = 0; page < (call.pages ?? 0); page++) {
        const { nextCursor } = (await person.call(call.path, input as never)) as { nextCursor: string | null }
        if (!nextCursor) throw new Error(`${call.path} has no page ${page + 2}: seed.ts makes too few rows.`)
        input = { ...(input as object), cursor: nextCursor }
      }
      return () => person.call(call.path, input as never)
    },
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await context.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
