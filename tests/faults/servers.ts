import { freePort } from '../support/processes/free-port.ts'
import { ServerProcess } from '../support/processes/running-server.ts'
import type { Environment } from './environment.ts'

/** Without demo, limits and words; mail goes nowhere. */
export const quiet = {
  NODE_ENV: 'test',
  DEMO: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Video <video@example.com>',
  LIMITS: 'off',
  LOG_LEVEL: 'silent',
}

/** One process on a place, ready. */
export async function serverOn(
  environment: Environment,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = new ServerProcess({ ...environment.env, ...quiet, ...env }, await freePort())
  await server.ready()
  return server
}

/** Some processes on one place, ready. */
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

/** Whether a server says that it is ready; one that does not answer is not. */
export const isReady = (origin: string, init?: RequestInit): Promise<boolean> =>
  fetch(`${origin}/readyz`, init).then(
    ({ ok }) => ok,
    () => false,
  )
