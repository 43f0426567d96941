import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../../bench/figures.ts'
import { ask, type Environment, embeddedEnvironment, postgresEnvironment } from '../environment.ts'
import { diskFull } from './disk-full.ts'
import { SmallDisk } from './small-disk.ts'

/** Megabytes that each round stores permanently. */
const ROUND_MB = 8
/** Size of a store with its reserve, and little more. */
const STORE_MB = 140
const FILES_MB = 16
const TABLES_MB = 40

/** Fills one small disk that holds the embedded store, partial uploads and stored files. */
export async function everythingFull(rounds: number): Promise<Figure[]> {
  const disk = new SmallDisk(STORE_MB + rounds * ROUND_MB)
  const environment = embeddedEnvironment(join(disk.folder, 'data'))
  return diskFull(environment, disk, { fullness: 'everything', rounds }).finally(() => disk.remove())
}

/** Fills a small disk that holds only the folder of stored files. */
export async function filesFull(environment: Environment, rounds: number): Promise<Figure[]> {
  const disk = new SmallDisk(FILES_MB + rounds * ROUND_MB, join(environment.env.DATA_DIR ?? '', 'files'))
  return diskFull(environment, disk, { fullness: 'files', rounds }).finally(() => disk.remove())
}

/** Fills a small disk that holds PostgreSQL's tables but not its log. The server must run on this machine. */
export async function tablesFull(serverUrl: string, rounds: number): Promise<Figure[]> {
  const disk = new SmallDisk(TABLES_MB)
  try {
    const tablespace = `small_${randomBytes(6).toString('hex')}`
    await makeTablespace(serverUrl, tablespace, join(disk.folder, 'tables'))
    const environment = await postgresEnvironment(serverUrl, tablespace)
    return await diskFull(environment, disk, { fullness: 'tables', rounds }).finally(async () => {
      await environment.remove()
      await ask(serverUrl, `drop tablespace ${tablespace}`)
    })
  } finally {
    disk.remove()
  }
}

/** Creates a tablespace in a new folder with the owner of the server's data folder. */
async function makeTablespace(serverUrl: string, name: string, location: string): Promise<void> {
  const [settings] = await ask<{ data_directory: string }>(serverUrl, 'show data_directory')
  const { uid, gid } = statSync(settings?.data_directory ?? '')
  mkdirSync(location)
  chownSync(location, uid, gid)
  await ask(serverUrl, `create tablespace ${name} location '${location}'`)
}
