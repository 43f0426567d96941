import { broughtNode } from './setup/brought-node.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { supervise } from './setup/supervise.mjs'

/** `npm test`: installs if needed, then everything that can be tried, on the Node that npm brought. */
await ensureInstalled()
process.exitCode = await supervise(broughtNode(), ['scripts/suite/run.ts'])
