import { serve } from '@hono/node-server'
import { createApp } from 'server/app/app'
import { bootstrap } from 'server/app/context'
import { readConfig } from 'server/config/env'

/** Product without work on queued jobs, because only calls are measured. */
const config = readConfig()
const context = await bootstrap(config, { work: false })
serve({ fetch: createApp(context).fetch, hostname: config.host, port: config.port })
