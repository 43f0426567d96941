import { freePort } from '../support/processes/free-port.ts'
import { ServerProcess } from '../support/processes/running-server.ts'
import { waitUntil } from '../support/wait-for.ts'
import type { Environment } from './environment.ts'

/** Settings without demo, limits and log, with an unreachable mail server. */
export const noMailEnv = {
  NODE_ENV: 'test',
  DEMO: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Video <video@example.com>',
  LIMITS: 'off',
  LOG_LEVEL: 'silent',
}

/** Starts one process in an environment, and waits until it is ready. */
export async function serverOn(environment: Environment, env: Record<string, string> = {}) {
  const server = new ServerProcess({ ...environment.env, ...noMailEnv, ...env }, await freePort())
  await server.ready()
  return server
}

/** Starts several processes in one environment, and waits until they are ready. */
export async function serversOn(
  environment: Environment,
  processes: number,
  env: Record<string, string> = {},
): Promise<{ servers: ServerProcess[]; stop(): Promise<void> }> {
  const servers: ServerProcess[] = []
  for (let index = 0; index < processes; index++) servers.push(await serverOn(environment, env))
  return {
    servers,
    async stop() {
      await Promise.all(servers.map(server => server.signal('SIGKILL')))
    },
  }
}

/** Returns whether `/readyz` succeeds; false if the server does not answer. */
export const isReady = (origin: string, init?: RequestInit): Promise<boolean> =>
  fetch(`${origin}/readyz`, init).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits until `/readyz` agrees. @throws Error after 30 s. */
export const untilReady = (origin: string, ready: boolean): Promise<void> =>
  waitUntil(async () => (await isReady(origin)) === ready, 30_000)
