import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../../resilience/environment.ts'
import { waitUntil } from '../wait-for.ts'
import { freePort } from './free-port.ts'
import { killChild, ownedFolder, serverOwner } from './logged-child.ts'
import { spawnPostgres } from './postgres-cluster.ts'

/** Starts a synchronous standby that follows a cluster through `port`. From then on each commit waits for it. */
export async function startSynchronousStandby(
  binaries: string,
  { url, port }: { url: string; port: number },
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = ownedFolder('test-standby-')
  const copy = ['-d', url, '-D', join(folder, 'data'), '-R', '-c', 'fast', '-X', 'stream', '--no-sync']
  execFileSync(join(binaries, 'pg_basebackup'), copy, { ...serverOwner(), stdio: 'pipe', cwd: folder })
  const ownPort = await freePort()
  const primary = `host=127.0.0.1 port=${port} user=postgres`
  const server = spawnPostgres(binaries, folder, { port: ownPort, primary_conninfo: primary })
  process.once('exit', () => server.kill('SIGQUIT'))
  await ask(url, `alter system set synchronous_standby_names = '*'`)
  await ask(url, 'select pg_reload_conf()')
  await waitUntil(async () => {
    const [standby] = await ask<{ state: string }>(url, 'select sync_state as state from pg_stat_replication')
    return standby?.state === 'sync'
  })
  return {
    url: `postgres://postgres@127.0.0.1:${ownPort}/postgres`,
    async stop() {
      // Later commits would wait for the standby forever.
      await ask(url, 'alter system reset synchronous_standby_names')
      await ask(url, 'select pg_reload_conf()')
      await killChild(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
