import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { supervise } from './supervise.mjs'

/** Installs what package-lock.json names, unless npm's own record says that it is there already. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the dependencies …')
  // Not `ci`: that empties node_modules first, and this very process may run on the Node that lies in there.
  const code = await npm(['install', '--no-save', '--loglevel=error'])
  if (code !== 0) process.exit(code)
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) => !path || link || optional || present[path]?.version === version,
  )
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

function npm(args) {
  const cli = process.env.npm_execpath
  // Without a shell Windows does not start npm.cmd, so the script that npm itself is comes first.
  return cli?.endsWith('npm-cli.js')
    ? supervise(process.execPath, [cli, ...args])
    : supervise('npm', args, { shell: process.platform === 'win32' })
}
