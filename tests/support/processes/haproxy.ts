import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killChild, startLogged } from './logged-child.ts'

const PROGRAM = '/usr/sbin/haproxy'
const shipped = fileURLToPath(new URL('../../../deploy/haproxy', import.meta.url))

/** Returns the reason why no HAProxy can start here, or undefined if it can. */
export const whyNoHaproxy = (): string | undefined =>
  existsSync(PROGRAM) ? undefined : `no HAProxy: ${PROGRAM} is not installed`

/**
 * Starts HAProxy with the shipped configuration, which reads its addresses from `env`. @throws Error when it is
 * invalid.
 */
export function startHaproxy(env: Record<string, string>): { stop(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'test-haproxy-'))
  execFileSync(PROGRAM, ['-c', '-f', shipped], { env: { ...process.env, ...env }, stdio: 'pipe' })
  const child = startLogged(folder, 'haproxy', { program: PROGRAM, args: ['-db', '-f', shipped], env })
  return {
    async stop() {
      await killChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
