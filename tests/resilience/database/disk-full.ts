import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { about, beginUpload, send, textOf } from '../../support/builders/uploads.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitUntil } from '../../support/wait-for.ts'
import type { Environment } from '../environment.ts'
import { sendInHalves } from '../http/half-sent.ts'
import { makePeople } from '../people.ts'
import { serverOn } from '../servers.ts'
import type { SmallDisk } from './small-disk.ts'

const MB = 1024 * 1024
const FILE_BYTES = 8 * MB
const FORMS = 2000

/** Part that runs full: everything that the server stores, the folder of stored files, or PostgreSQL's tables. */
export type Fullness = 'everything' | 'files' | 'tables'

/** Observations while the disk is full, and afterwards. */
class Seen {
  /** Answers other than a refusal as unavailable. */
  wrong: string[] = []
  refusals = 0
  left: string[] = []
  broken: string[] = []
}

/** F10: fills the disk during an upload and during writes, then frees it. */
export async function diskFull(
  environment: Environment,
  disk: SmallDisk,
  { fullness, rounds }: { fullness: Fullness; rounds: number },
): Promise<Figure[]> {
  const [person] = await makePeople(environment, 1)
  const server = await serverOn(environment)
  const client = RpcClient.withSession(server.origin, person?.cookie ?? '')
  const seen = new Seen()
  try {
    const { id: projectId } = await client.call('dashboard.projects.create', { title: 'Disco pieno' })
    for (let round = 0; round < rounds; round++)
      await runFull({ environment, disk, server, client, projectId, seen }, fullness)
    for (const fault of [...seen.wrong, ...seen.left, ...seen.broken]) console.error(fault)
    return [
      figure('writes refused by a full disk', '', seen.refusals, { atLeast: rounds }),
      count('answers other than 503 with its sentence, or reads that fail', seen.wrong.length),
      count('files and rows left of what was refused', seen.left.length),
      count('that did not work again with room', seen.broken.length),
      count('processes that ended', server.lives ? 0 : 1),
    ]
  } finally {
    disk.empty()
    await server.signal('SIGKILL')
  }
}

interface Ground {
  environment: Environment
  disk: SmallDisk
  server: ServerProcess
  client: RpcClient
  projectId: string
  seen: Seen
}

async function runFull(ground: Ground, fullness: Fullness): Promise<void> {
  const { client, disk, projectId, seen, server } = ground
  const before = await stateOf(ground)
  const bytes = new Uint8Array(FILE_BYTES).fill(66)
  const file = textOf(projectId, 'lungo.txt')
  const path = await beginUpload(client, file, bytes.length)
  const sending = sendInHalves(client, path, bytes)
  await sending.half
  disk.fill(MB)
  const isRefused = judge(seen, await sending.rest(), fullness)
  if (fullness !== 'files') await writeUntilFull(client, seen)
  await readOn(ground)
  if (isRefused) seen.left.push(...differences(before, await stateOf(ground)))
  disk.empty()
  await waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, 20_000)
  await workAgain(ground, path, bytes)
}

/** Sends forms until the first is refused for lack of space. */
async function writeUntilFull(client: RpcClient, seen: Seen): Promise<void> {
  const message = 'Buongiorno, vorrei un video. '.repeat(60)
  for (let form = 0; form < FORMS; form++) {
    const answer = await client.ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message })
    if (answer.status === 200) continue
    seen.refusals++
    if (answer.code !== 'UNAVAILABLE') seen.wrong.push(`a form: ${answer.text}`)
    return
  }
  seen.wrong.push('the disk did not run full')
}

/** Records whether an upload was refused. With full tables it may succeed, because its few rows may still fit. */
function judge(seen: Seen, { status, text }: { status: number; text: string }, fullness: Fullness): boolean {
  const isRefused = status === 503 && text.includes('UNAVAILABLE')
  if (isRefused) seen.refusals++
  else if (fullness !== 'tables' || status !== 204) seen.wrong.push(`an upload: ${status} ${text}`)
  return isRefused
}

async function readOn({ client, server, seen }: Ground): Promise<void> {
  const answers = {
    list: (await client.ask('dashboard.projects.list')).status,
    session: (await client.ask('auth.session')).status,
    health: (await fetch(`${server.origin}/healthz`)).status,
  }
  for (const [what, status] of Object.entries(answers))
    if (status !== 200) seen.wrong.push(`${what}: ${status}`)
}

/** Checks that the upload resumes and is whole, and that a form is accepted. */
async function workAgain({ client, seen }: Ground, path: string, bytes: Uint8Array<ArrayBuffer>) {
  let asked = await about(client, 'HEAD', path)
  for (let tries = 0; asked.status === 503 && tries < 50; tries++) {
    await pause(100)
    asked = await about(client, 'HEAD', path)
  }
  const offset = Number(asked.headers.get('upload-offset'))
  const last = offset < bytes.length ? await send(client, path, offset, bytes.slice(offset)) : asked
  const id = last.headers.get('x-file-id')
  const kept = id && (await (await client.fetch(`/files/${id}`)).arrayBuffer())
  if (!kept || hashOf(new Uint8Array(kept)) !== hashOf(bytes))
    seen.broken.push(`the upload: ${last.status} at ${offset}`)
  const form = { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }
  const { status } = await client.ask('publicForms.contact', form)
  if (status !== 200) seen.broken.push(`a form: ${status}`)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Lists the stored files and the materials of the project. */
async function stateOf({ client, environment, projectId }: Ground): Promise<string[]> {
  const folder = join(environment.env.DATA_DIR ?? '', 'files')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const materials = await client.call('dashboard.materials.list', { projectId })
  return [
    ...files.filter(file => file.isFile() && file.name !== 'ballast').map(({ name }) => `file ${name}`),
    ...materials.map(({ id }) => `row ${id}`),
  ]
}

const differences = (before: string[], after: string[]): string[] =>
  after.filter(line => !before.includes(line)).map(line => `left: ${line}`)
