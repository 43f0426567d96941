import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { demoAccounts } from 'server/demo/accounts'
import { beginUpload } from '../../support/builders/uploads.ts'
import { eventually } from '../../support/eventually.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, report } from '../figures.ts'
import { forgetPeak, memoryOf } from '../memory.ts'
import { withServer } from '../served.ts'
import { sendFilm } from './sending.ts'
import { SyntheticFilm } from './synthetic-film.ts'

const MB = 1024 * 1024
const MANAGER = 'pm@demo.example'

async function signedIn(origin: string): Promise<RpcClient> {
  const client = new RpcClient(origin)
  const account = demoAccounts.find(({ email }) => email === MANAGER)
  if (!account) throw new Error(`There is no demo account ${MANAGER}.`)
  const { email, password } = account
  // The demo's people come a moment after the first answer.
  await eventually(async () => void (await client.call('auth.teamSignIn', { email, password })))
  return client
}

async function hashOfFile(client: RpcClient, path: string): Promise<string> {
  const hash = createHash('sha256')
  const { body } = await client.fetch(path)
  for await (const part of body ?? []) hash.update(part)
  return hash.digest('hex')
}

async function timed<T>(act: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const made = await act()
  return [(performance.now() - began) / 1000, made]
}

/** A film on its way into one of the demo's projects. */
async function begin(client: RpcClient, film: SyntheticFilm) {
  const [project] = (await client.call('team.projects.list')).items
  if (!project) throw new Error('The demo has no project.')
  const file = { kind: 'deliverable', projectId: project.id, filename: 'film.mp4', filetype: 'video/mp4' }
  const path = await beginUpload(client, file, film.sizeBytes)
  return { path, uploadId: path.split('/').at(-1) ?? '', projectId: project.id }
}

const told = (bytes: number | undefined): string =>
  bytes === undefined ? 'not told' : `${Math.round(bytes / MB)} MB`

function tellSpeed(what: string, sizeBytes: number, seconds: number): void {
  const megabytes = sizeBytes / MB
  console.log(`${megabytes} MB ${what} in ${seconds.toFixed(1)} s: ${(megabytes / seconds).toFixed(0)} MB/s.`)
}

async function upload(origin: string, pid: number, film: SyntheticFilm, cuts: number): Promise<Figure[]> {
  const client = await signedIn(origin)
  const { path, ...begun } = await begin(client, film)
  const places = Array.from({ length: cuts }, (_, cut) =>
    Math.floor(((cut + 1) / (cuts + 1)) * film.sizeBytes),
  )
  const before = memoryOf(pid)
  forgetPeak(pid)
  const [sending] = await timed(() => sendFilm({ client, path, film }, places))
  tellSpeed(`sent with ${cuts} cuts`, film.sizeBytes, sending)
  const { id } = await client.call('team.deliverables.publish', { ...begun, versionName: 'Prova di carico' })
  const during = memoryOf(pid)
  const [reading, stored] = await timed(() => hashOfFile(client, `/files/${id}`))
  tellSpeed('read back', film.sizeBytes, reading)
  const after = memoryOf(pid)
  const peaks = `at most ${told(during?.peak)} while it came, ${told(after?.peak)} to the end`
  console.log(`The server's memory: ${told(before?.now)} before, ${peaks}.`)
  const equal = stored === film.sha256() ? 1 : 0
  const grown = before && after ? [(after.peak - before.now) / MB] : []
  return [
    { what: 'bytes equal', unit: '', values: [equal], bar: { atLeast: 1 } },
    ...grown.map(value => ({ what: 'memory grown', unit: 'MB', values: [value], bar: { atMost: 256 } })),
  ]
}

/** A film as large as one may be, sent in parts over a line that is cut; nothing of it stays in memory. */
export async function benchUpload(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { megabytes: { type: 'string', default: '2048' }, cuts: { type: 'string', default: '2' } },
  })
  const film = new SyntheticFilm(Number(values.megabytes) * MB)
  const figures = await withServer((origin, pid) => upload(origin, pid, film, Number(values.cuts)))
  return report('upload', figures)
}
