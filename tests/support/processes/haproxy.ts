import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killChild, startLogged } from './logged-child.ts'

const PROGRAM = '/usr/sbin/haproxy'
const shipped = fileURLToPath(new URL('../../../deploy/haproxy', import.meta.url))

/** Why no HAProxy can be started here; undefined where it can. */
export const whyNoHaproxy = (): string | undefined =>
  existsSync(PROGRAM) ? undefined : `no HAProxy: ${PROGRAM} is not installed`

/** With the configuration that is shipped, which takes its addresses from `env`. @throws Error where it is wrong. */
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
