import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fileProviders } from 'server/app/registries'
import { backUp } from 'server/platform/backup/back-up'
import { systemClock } from 'server/platform/clock'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import { count, figure } from '../../bench/figures.ts'
import { type Environment, withStore } from '../environment.ts'
import { makePeople } from '../people.ts'

const FOLDER = 'many'

const command = fileURLToPath(new URL('../../../scripts/restore.ts', import.meta.url))

interface Size {
  kills: number
  people: number
  files: number
}

/** F24: kills a restore, and runs it again on the remains. The result is complete and without duplicates. */
export async function killedRestores(newEnvironment: () => Promise<Environment>, size: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'restores-'))
  const archive = join(folder, 'whole.tar.gz')
  try {
    await makeArchive(await newEnvironment(), archive, size)
    const first = await restored(await newEnvironment(), archive, size)
    const wrong = first.wrong ? [first.wrong] : []
    for (let kill = 1; kill <= size.kills; kill++) {
      const part = kill / (size.kills + 1)
      for (const moment of [after(first.milliseconds * part), onceThereAre(size.files * part)]) {
        const again = await restored(await newEnvironment(), archive, size, moment)
        if (again.wrong) wrong.push(again.wrong)
      }
    }
    for (const line of wrong) console.error(line)
    return [
      figure('restores that were killed', '', 2 * size.kills, { atLeast: 1 }),
      count('of which run again did not bring all back', wrong.length),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Promise that settles when the restore is to be killed, or has ended. */
type Moment = (environment: Environment, ended: AbortSignal) => Promise<void>

const after =
  (milliseconds: number): Moment =>
  () =>
    pause(milliseconds)

/** Settles once this many files are in place; their rows are not committed yet, or have just been. */
const onceThereAre =
  (files: number): Moment =>
  async ({ env }, ended) => {
    const folder = join(env.DATA_DIR ?? '', 'files', FOLDER)
    while (!ended.aborted && (!existsSync(folder) || readdirSync(folder).length < files)) await pause(1)
  }

const filesOf = ({ env }: Environment) => createDiskStorage(join(env.DATA_DIR ?? '', 'files'))

async function makeArchive(environment: Environment, archive: string, { people, files }: Size) {
  await makePeople(environment, people)
  const storage = filesOf(environment)
  for (let index = 0; index < files; index++)
    await storage.write(`${FOLDER}/${index}.txt`, Buffer.from(`file ${index}`))
  await withStore(environment, store =>
    backUp({ store, storage, clock: systemClock, fileOwners: fileProviders }, archive),
  )
  await environment.remove()
}

/** Restores, after a killed attempt if `moment` is given. Returns what is wrong in the end. */
async function restored(environment: Environment, archive: string, size: Size, moment?: Moment) {
  try {
    if (moment) await run(environment, archive, moment)
    const began = performance.now()
    const { stderr } = await run(environment, archive)
    const milliseconds = performance.now() - began
    const found = await counts(environment)
    const isWhole = found.people === size.people && found.files === size.files
    return { milliseconds, wrong: isWhole ? undefined : `${JSON.stringify(found)} ${stderr}` }
  } finally {
    await environment.remove()
  }
}

function run(environment: Environment, archive: string, moment?: Moment): Promise<{ stderr: string }> {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment.env }
  const child = spawn(process.execPath, [command, archive], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', chunk => {
    stderr += chunk
  })
  const ended = new AbortController()
  void moment?.(environment, ended.signal).then(() => child.kill('SIGKILL'))
  return new Promise(resolve =>
    child.once('close', () => {
      ended.abort()
      resolve({ stderr })
    }),
  )
}

async function counts(environment: Environment): Promise<{ people: number; files: number }> {
  let files = 0
  for await (const _file of filesOf(environment).list()) files++
  const store = await environment.open()
  try {
    const { people } = await store.db
      .selectFrom('users')
      .select(eb => eb.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
    return { people: Number(people), files }
  } catch {
    // Not even the tables were restored.
    return { people: 0, files }
  } finally {
    await store.close()
  }
}
