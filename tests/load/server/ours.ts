import { serve } from '@hono/node-server'
import { createApp } from 'server/app'
import { readConfig } from 'server/config/env'
import { createContext } from 'server/context'

/** The product as it serves, but for the work on queued jobs: here only the calls are measured. */
const config = readConfig()
const context = await createContext(config, { work: false })
serve({ fetch: createApp(context).fetch, hostname: config.host, port: config.port })
