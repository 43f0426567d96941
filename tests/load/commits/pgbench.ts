import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Statement } from '../server/recorded-call.ts'

const THREADS = 2
const FIRST_PERSON = 100_000_000_000

/** The id of the person that a client of pgbench, counted from 0, writes for. */
export const personOf = (client: number): string => `00000000-0000-4000-8000-${FIRST_PERSON + client}`

/**
 * A script that has each client send these statements again and again, with its own person in the place of `userId`.
 * The values are put together once, before the first transaction of a client.
 */
export function scriptOf(statements: Statement[], userId: string): string {
  const values: string[] = []
  const lines = statements.map(({ text, values: own }, at) => {
    own.forEach((value, index) => {
      values.push(`${textOf(value, userId)} as v${at}_${index + 1}`)
    })
    return `${text.replace(/\$(\d+)/g, `:v${at}_$1`)};`
  })
  return [
    '\\if :prepared',
    '\\else',
    `select ${values.join(', ')} \\gset`,
    '\\set prepared 1',
    '\\endif',
    ...lines,
    '',
  ].join('\n')
}

/** In hexadecimal digits, since pgbench would take what follows a colon for a name. */
function textOf(value: unknown, userId: string): string {
  const text = value instanceof Date ? value.toISOString() : String(value)
  const hex = Buffer.from(text).toString('hex')
  const person = `'${personOf(0).slice(0, -String(FIRST_PERSON).length)}' || (${FIRST_PERSON} + :client_id)`
  return `replace(convert_from(decode('${hex}', 'hex'), 'UTF8'), '${userId}', ${person})`
}

/** @returns how many transactions in a second these clients had committed. */
export async function runPgbench(
  binaries: string,
  {
    url,
    folder,
    script,
    clients,
    seconds,
  }: Record<'url' | 'folder' | 'script', string> & Record<'clients' | 'seconds', number>,
): Promise<number> {
  const file = join(folder, 'transaction.sql')
  writeFileSync(file, script)
  const { hostname, port, username, pathname } = new URL(url)
  const args = [
    ...['-n', '-M', 'prepared', '-D', 'prepared=0', '-f', file],
    ...['-c', String(clients), '-j', String(THREADS), '-T', String(seconds)],
    ...['-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
  ]
  const { stdout, stderr } = await promisify(execFile)(join(binaries, 'pgbench'), args)
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  if (!(rate > 0) || /aborted/.test(stderr)) throw new Error(`pgbench failed: ${stdout}${stderr}`)
  return rate
}
