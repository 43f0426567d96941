import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Call } from './recorded-call.ts'

/** Number of concurrent connections. */
export const CONNECTIONS = 32

interface Shots {
  requests: { total: number }
  duration: number
  non2xx: number
  errors: number
}

/**
 * Sends a call repeatedly over concurrent connections, from a separate process.
 * @returns answers per second.
 * @throws Error when a call failed.
 */
export async function fire(
  origin: string,
  call: Call,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> {
  const headers = Object.entries(call.headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`])
  const body = call.body ? ['--body', call.body] : []
  const args = ['--json', '--connections', String(connections), '--duration', String(seconds)]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('autocannon')),
      ...args,
      '--method',
      call.method,
      ...headers,
      ...body,
      new URL(call.path, origin).href,
    ],
    { maxBuffer: 2 ** 24 },
  )
  const { requests, duration, non2xx, errors } = JSON.parse(stdout) as Shots
  if (non2xx > 0 || errors > 0)
    throw new Error(`${call.name} at ${origin}: ${non2xx} refusals, ${errors} errors`)
  return requests.total / duration
}
