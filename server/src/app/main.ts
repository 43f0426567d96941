import { enableCompileCache } from 'node:module'

// Before anything else is loaded: from the second start on, compiled code is read instead of made again.
enableCompileCache()

const { run } = await import('./run.ts')
await run()
