import { readConfig } from 'server/config/env'
import { createContext } from 'server/context'
import { fillDemo } from 'server/demo/fill-demo'
import { inOneLine } from './setup/one-line.ts'

/** Fills the configured store with the demo's content, once. Refused in production. */
await inOneLine(async () => {
  const config = readConfig({ DEMO: 'on', ...process.env })
  if (config.production) {
    console.error('The demo content does not belong in production.')
    process.exitCode = 1
    return
  }
  const context = await createContext(config, { work: false })
  await fillDemo(context)
  await context.close()
  console.log('The demo content is there.')
})
