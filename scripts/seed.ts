import { bootstrap } from 'server/app/context'
import { fillDemo, fillLargeDemo } from 'server/demo/fill-demo'
import { inOneLine, toolConfig } from './setup/command.ts'

/**
 * Fills the configured store with the demo's content, once; with `--large` also with 300 projects, 40 members and 600
 * requests. Refused in production.
 */
await inOneLine(async () => {
  const config = toolConfig()
  if (config.production) {
    console.error('The demo content does not belong in production.')
    process.exitCode = 1
    return
  }
  const context = await bootstrap(config, { work: false })
  await fillDemo(context)
  if (process.argv.includes('--large')) await fillLargeDemo(context)
  await context.close()
  console.log('The demo content is there.')
})
