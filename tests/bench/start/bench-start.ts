import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tool } from '../../../scripts/setup/tools.ts'
import { postgresBinaries } from '../../support/processes/find-postgres.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { startCluster } from '../../support/processes/postgres-cluster.ts'
import { type Figure, figure, report } from '../figures.ts'
import { memoryOf } from '../memory.ts'
import { readNumbers } from '../options.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const LOOK_MS = 10
const MAX_MS = 120_000

/** Runs a command of the repository to its end. Returns the seconds. */
async function secondsOf(command: string, ...args: string[]): Promise<number> {
  const began = performance.now()
  const [code] = await once(spawn(command, args, { cwd: root, stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`)
  return (performance.now() - began) / 1000
}

/**
 * Starts a command in its own process group, waits until the address answers, and stops it with SIGINT. Returns the
 * seconds until the answer.
 */
async function secondsToAnswer(
  { command, args, env }: { command: string; args: string[]; env: Record<string, string> },
  address: string,
  whileItRuns: (pid: number) => void = () => undefined,
): Promise<number> {
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: 'ignore',
    detached: true,
  })
  try {
    await answers(address, child)
    const seconds = (performance.now() - began) / 1000
    whileItRuns(child.pid ?? 0)
    return seconds
  } finally {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGINT')
      await ended
    }
  }
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + MAX_MS
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`Nothing answered at ${address}.`)
}

const MEGA = 1_000_000

/** Settings with an unreachable mail server, which a start does not need. */
const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a key of the bench alone, long enough to be taken',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Video <video@example.com>',
  PUBLIC_URL: 'https://bench.example',
  PAYMENT_PROVIDER: 'simulated',
  CHARGE_RULE: 'deposit',
  VAT_RULE: 'statutory',
  LOG_LEVEL: 'silent',
}

type Seconds = { what: string; atMost: number; take: () => Promise<number> }

async function repeat({ what, atMost, take }: Seconds, runs: number): Promise<Figure> {
  const values: number[] = []
  for (let run = 0; run < runs; run++) values.push(await take())
  return figure(what, 's', values, { atMost })
}

/** Measures `npm start` on existing demo content. */
async function secondStarts(runs: number): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const port = String(await freePort())
  const env = { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const start = () =>
    secondsToAnswer({ command: 'npm', args: ['start'], env }, `http://localhost:${port}/readyz`)
  try {
    await start()
    return await repeat({ what: 'second npm start answers', atMost: 2, take: start }, runs)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures the start of a production process on existing PostgreSQL tables, and its memory when ready. */
async function productionStarts(runs: number): Promise<Figure[]> {
  const binaries = postgresBinaries()
  const cluster = await startCluster(binaries)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const port = String(await freePort())
  const env = { ...production, PORT: port, DATA_DIR: dataDir, DATABASE_URL: cluster.url }
  const megabytes: number[] = []
  const start = () =>
    secondsToAnswer(
      { command: process.execPath, args: ['server/src/app/main.ts'], env },
      `http://localhost:${port}/readyz`,
      pid => megabytes.push((memoryOf(pid)?.now ?? Number.NaN) / MEGA),
    )
  try {
    await start()
    megabytes.length = 0
    const ready = await repeat({ what: 'production process is ready', atMost: 1, take: start }, runs)
    return [ready, figure('memory when ready', 'MB', megabytes, { atMost: 180 })]
  } finally {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures a start, `npm run check` and the type check. */
export async function benchStart(options: string[]): Promise<boolean> {
  const { runs } = readNumbers(options, { runs: 5 })
  const types = () => secondsOf(process.execPath, ...tool('tsc', '--project', '.', '--incremental', 'false'))
  const figures = [
    await secondStarts(runs),
    ...(await productionStarts(runs)),
    await repeat({ what: 'npm run check', atMost: 25, take: () => secondsOf('npm', 'run', 'check') }, runs),
    await repeat({ what: 'tsc of server, shared and tests', atMost: 5, take: types }, runs),
  ]
  return report('start', figures)
}
