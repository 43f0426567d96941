import { bootstrap } from 'server/app/context'
import { fillDemo } from 'server/demo/fill-demo'
import { inOneLine, toolConfig } from './setup/command.ts'

/** Fills the configured store with the demo's content, once. Refused in production. */
await inOneLine(async () => {
  const config = toolConfig()
  if (config.production) {
    console.error('The demo content does not belong in production.')
    process.exitCode = 1
    return
  }
  const context = await bootstrap(config, { work: false })
  await fillDemo(context)
  await context.close()
  console.log('The demo content is there.')
})
