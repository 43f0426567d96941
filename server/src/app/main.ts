import { enableCompileCache } from 'node:module'

// Called before other imports, so that later starts load compiled code from the cache.
enableCompileCache()

const { run } = await import('./run.ts')
await run()
