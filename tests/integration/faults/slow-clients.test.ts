import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createApp } from 'server/app/app'
import { endSlowBodies, serverOptionsOf } from 'server/platform/http/http-server'
import { afterAll, expect, test } from 'vitest'
import { missed } from '../../bench/figures.ts'
import { slowClients } from '../../resilience/http/slow-clients.ts'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { freePort } from '../../support/processes/free-port.ts'

const app = await startApp()
const hasty = { headersMs: 1500, bodyMs: 2500, uploadMs: 60_000, idleMs: 60_000 }

test('a client that sends too slowly is disconnected, one that listens is not', async () => {
  const port = await freePort()
  const { fetch } = createApp(app.context)
  const options = { fetch, hostname: '127.0.0.1', port, serverOptions: serverOptionsOf(hasty) }
  const server = serve(options) as Server
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  endSlowBodies(server, hasty)
  const { client } = await makeClient(app)
  const cookie = client.jar.get('session') ?? ''
  const size = { sockets: 60, streams: 2, watchMs: 1000 }
  const origin = `http://127.0.0.1:${port}`
  expect(missed(await slowClients({ origin, cookie }, hasty, size))).toEqual([])
})
