import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { supervise } from './supervise.mjs'

/** Installs the packages of package-lock.json, unless npm's record of node_modules is up to date. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the dependencies …')
  // Not `ci`, which empties node_modules first: this process may run on the Node in there.
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
  // Windows cannot start npm.cmd without a shell, so npm's own script is preferred.
  return cli?.endsWith('npm-cli.js')
    ? supervise(process.execPath, [cli, ...args])
    : supervise('npm', args, { shell: process.platform === 'win32' })
}
