import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs'
import { copyFile, readdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { after, SECOND, sleep } from '../clock.ts'
import { isHeld } from '../db/store-lock.ts'
import { hasCode } from '../error-code.ts'
import type { AppDeps } from '../platform.ts'
import { makeWhole, writeWhole } from '../storage/scratch.ts'
import { type BackupOptions, type BackupReport, backUp } from './back-up.ts'
import { RefusalError } from './refusal.ts'

/**
 * One process locks the embedded store, so the running server makes its backups. Requests use a folder beside the
 * store: a file with the options is the request, `<id>.json` the answer, `<id>.tar.gz` the archive. Write access to the
 * folder implies read access to the store.
 */
const folderOf = (dataDir: string): string => join(dataDir, 'backup-requests')
const requestName = (id: string): string => `${id}.request`
const archiveOf = (dataDir: string, id: string): string => join(folderOf(dataDir), `${id}.tar.gz`)
const answerOf = (dataDir: string, id: string): string => join(folderOf(dataDir), `${id}.json`)

const REQUEST = /^([0-9a-f-]{36})\.request$/
const LOOK_EVERY_MS = 50
const TAKEN_WITHIN_MS = 15 * SECOND

type Answer = { report: BackupReport } | { error: string }

type Server = Pick<AppDeps, 'store' | 'storage' | 'clock' | 'fileOwners' | 'log'> & {
  config: Pick<AppDeps['config'], 'dataDir'>
}

/** Starts answering backup requests. Deletes requests that an earlier process left unfinished. */
export function answerBackupRequests(server: Server): void {
  const folder = folderOf(server.config.dataDir)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const look = async () => {
    for (const name of await readdir(folder)) {
      const id = REQUEST.exec(name)?.[1]
      if (id !== undefined) await answer(server, id)
    }
  }
  const failed = (error: unknown) => server.log.warn({ err: error }, 'backup request failed')
  const watcher = watch(folder, { persistent: false }, () => void look().catch(failed))
  watcher.on('error', failed)
}

async function answer({ config: { dataDir }, log, ...source }: Server, id: string): Promise<void> {
  const request = join(folderOf(dataDir), requestName(id))
  let options: BackupOptions
  try {
    options = JSON.parse(await readFile(request, 'utf8')) as BackupOptions
    await unlink(request)
  } catch {
    // Already claimed: one request often triggers several file events.
    return
  }
  const said: Answer = await backUp(source, archiveOf(dataDir, id), options).then(
    report => ({ report }),
    error => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  if ('error' in said) log.error({ reason: said.error }, 'backup failed')
  await writeWhole(answerOf(dataDir, id), JSON.stringify(said))
}

/**
 * Asks the server that locks the store of `dataDir` to write a backup to `target`.
 * @throws RefusalError if the server does not claim the request, ends before it is done, or fails.
 */
export async function requestBackup(
  dataDir: string,
  target: string,
  options: BackupOptions = {},
): Promise<BackupReport> {
  const id = randomUUID()
  const request = join(folderOf(dataDir), requestName(id))
  try {
    await writeWhole(request, JSON.stringify(options)).catch(cause => {
      throw notAnswering(dataDir, cause)
    })
    await untilTaken(request, dataDir)
    const said = await retryUntilReady(dataDir, id)
    if ('error' in said) throw new RefusalError('unavailable', `The running server failed: ${said.error}`)
    await move(archiveOf(dataDir, id), target)
    return said.report
  } finally {
    for (const left of [request, answerOf(dataDir, id), archiveOf(dataDir, id)])
      await rm(left, { force: true })
  }
}

async function untilTaken(request: string, dataDir: string): Promise<void> {
  for (const deadline = after(new Date(), TAKEN_WITHIN_MS); existsSync(request); await sleep(LOOK_EVERY_MS))
    if (new Date() > deadline) throw notAnswering(dataDir)
}

async function retryUntilReady(dataDir: string, id: string): Promise<Answer> {
  for (;;) {
    const held = isHeld(dataDir)
    // Checked after `isHeld`: the server may write the answer just before it ends.
    if (existsSync(answerOf(dataDir, id)))
      return JSON.parse(await readFile(answerOf(dataDir, id), 'utf8')) as Answer
    if (!held)
      throw new RefusalError('unavailable', 'The server ended before the backup was complete: try again.')
    await sleep(LOOK_EVERY_MS)
  }
}

const notAnswering = (dataDir: string, cause?: unknown): RefusalError =>
  new RefusalError(
    'in-use',
    `The store in ${dataDir} is in use by a process that takes no request for a backup.`,
    { cause },
  )

/** Moves a file. Between two disks it is copied beside the target and renamed, so that it is never half-written. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error
    await makeWhole(to, unfinished => copyFile(from, unfinished))
  }
}
