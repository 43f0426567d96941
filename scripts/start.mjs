import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint, isBuilt } from './setup/build-stamp.mjs'
import { broughtNode } from './setup/bundled-node.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { root } from './setup/root.mjs'
import { supervise } from './setup/supervise.mjs'

/** `npm start`: installs and builds what is missing or stale, then serves with demo content. */
await ensureInstalled()
const node = broughtNode()

if (!isBuilt(fingerprint())) {
  const code = await supervise(node, ['scripts/build.ts'])
  if (code !== 0) process.exit(code)
}

const followParent = pathToFileURL(join(root, 'scripts/setup/exit-with-parent.mjs')).href
// The young generation begins at its usual limit, because loading the program fills it at once.
const youngMemory = '--min-semi-space-size=16'
process.exitCode = await supervise(node, [youngMemory, '--import', followParent, 'server/src/app/main.ts'], {
  env: { DEMO: 'on', ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Its own process group, so that the server gets only the forwarded Ctrl-C, not the terminal's too.
  detached: process.platform !== 'win32',
})
