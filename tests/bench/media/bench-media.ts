import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { upload } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, figure, report } from '../figures.ts'
import { memoryOf } from '../memory.ts'
import { callAsManager, demoProject, withServer } from '../served.ts'
import { benchFilms, type Film } from './bench-films.ts'

const MB = 1024 * 1024
const LOOK_EVERY_MS = 200
const ASK_EVERY_MS = 2000
/** Time to fill the demo and to warm up the code. */
const SETTLED_MS = 10_000
const LATE_BAR_MS = 50
const MEMORY_BAR_MB = 1024

/**
 * Samples the memory of a process's children. Returns a function that stops it and returns the peak in MB. Linux only.
 */
function watchChildren(parent: number): () => number {
  let most = 0
  const look = () => {
    for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
      try {
        const isChild = readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${parent}\n`)
        // A zombie process has no memory.
        if (isChild) most = Math.max(most, memoryOf(Number(name))?.peak || 0)
      } catch {
        // The process has ended meanwhile.
      }
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    return most / MB
  }
}

/** Returns the event loop lag since the previous call. */
async function lateness(origin: string): Promise<{ p99Ms: number; maxMs: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) * 1000
  return { p99Ms: read('nodejs_eventloop_lag_p99_seconds'), maxMs: read('nodejs_eventloop_lag_max_seconds') }
}

interface Measured {
  film: string
  seconds: number
  outcome: string
  timesItsLength: number
  peakMb: number
  lateP99Ms: number
  lateMaxMs: number
}

async function measure(client: RpcClient, pid: number, film: Film, file: string): Promise<Measured> {
  const projectId = await demoProject(client)
  const peak = watchChildren(pid)
  await lateness(client.origin)
  const sent = { kind: 'deliverable', projectId, filename: `film.${film.extension}`, filetype: film.type }
  const began = performance.now()
  const answer = await upload(client, sent, new Uint8Array(readFileSync(file)))
  const outcome = answer.status === 204 ? await publish(client, projectId, answer) : await refusalIn(answer)
  const took = (performance.now() - began) / 1000
  const late = await lateness(client.origin)
  return {
    film: film.name,
    seconds: film.seconds,
    outcome,
    timesItsLength: took / film.seconds,
    peakMb: peak(),
    lateP99Ms: late.p99Ms,
    lateMaxMs: late.maxMs,
  }
}

const refusalIn = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { message: string } }).error.message

/** Publishes an upload. Returns the outcome of its transcoding. */
async function publish(client: RpcClient, projectId: string, answer: Response): Promise<string> {
  const uploadId = new URL(answer.url).pathname.split('/').at(-1) ?? ''
  const { id } = await client.call('team.deliverables.publish', { projectId, uploadId, versionName: 'v1' })
  const state = async () => {
    const { items } = await client.call('team.deliverables.list', { projectId })
    return items.find(item => item.id === id)?.media
  }
  let media = await state()
  // Polled rarely, because each answer loads the measured event loop.
  while (!['done', 'failed'].includes(media?.state ?? '')) {
    await pause(ASK_EVERY_MS)
    media = await state()
  }
  return media?.state === 'done' ? 'done' : `failed: ${media?.failure}`
}

function row({ film, seconds, outcome, ...figures }: Measured): Record<string, string> {
  return {
    film,
    length: `${seconds} s`,
    outcome,
    'times its length': figures.timesItsLength.toFixed(1),
    'peak memory': `${figures.peakMb.toFixed(0)} MB`,
    'event loop late, p99': `${figures.lateP99Ms.toFixed(0)} ms`,
    'at most': `${figures.lateMaxMs.toFixed(0)} ms`,
  }
}

const figuresOf = (all: Measured[], films: Film[]): Figure[] => [
  figure(
    'all films end with their expected outcome',
    '',
    all.every(({ outcome }, at) => outcome === films[at]?.outcome) ? 1 : 0,
    { atLeast: 1 },
  ),
  figure('memory of a child at most', 'MB', Math.max(...all.map(({ peakMb }) => peakMb)), {
    atMost: MEMORY_BAR_MB,
  }),
  ...all.map(({ film, lateP99Ms }) =>
    figure(`event loop late, ${film}`, 'ms', lateP99Ms, { atMost: LATE_BAR_MS }),
  ),
]

/** Measures upload, publication and transcoding of films from editing programs and phones on a running server. */
export async function benchMedia(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { long: { type: 'string', default: '600' }, only: { type: 'string', default: '' } },
  })
  const films = benchFilms(Number(values.long)).filter(({ name }) => name.includes(values.only))
  const folder = mkdtempSync(join(tmpdir(), 'bench-films-'))
  try {
    const measured = await withServer(async (origin, pid) => {
      const client = await callAsManager(origin)
      await pause(SETTLED_MS)
      const all: Measured[] = []
      for (const film of films) {
        const file = join(folder, `film.${film.extension}`)
        for (const args of film.make(file, folder))
          execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args])
        all.push(await measure(client, pid, film, file))
        rmSync(file)
        console.log(`${film.name}: ${all.at(-1)?.outcome}`)
      }
      return all
    })
    console.table(measured.map(row))
    return report('media', figuresOf(measured, films))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
