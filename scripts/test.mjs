import { broughtNode } from './setup/bundled-node.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { supervise } from './setup/supervise.mjs'

/** `npm test`: installs if needed, then everything that can be tried, on the Node that npm brought (`suite/run.ts`). */
await ensureInstalled()
process.exitCode = await supervise(broughtNode(), ['scripts/suite/run.ts', ...process.argv.slice(2)])
