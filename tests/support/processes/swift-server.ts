import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { killChild, lastWords, startLogged } from './logged-child.ts'
import {
  ACCOUNT,
  KINDS,
  type Kind,
  makeRings,
  REGION,
  SECRET,
  USER,
  writeConfig,
  type ZonePorts,
} from './swift-files.ts'

/** Variables of a bucket for our server. */
export interface BucketEnvironment extends Record<string, string> {
  S3_ENDPOINT: string
  S3_BUCKET: string
  S3_REGION: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
}

/** Zone of the store: a proxy, a cache, and servers that store every object once. */
export interface SwiftZone {
  endpoint: string
  /** Freezes or resumes the zone; a frozen one accepts connections and answers nothing. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Kills all processes of the zone. */
  kill(): Promise<void>
}

/** Throwaway S3 server: OpenStack Swift with its s3api. */
export interface SwiftServer extends SwiftZone {
  /** Zones of the server; its endpoint is that of the first one. */
  zones: SwiftZone[]
  stop(): Promise<void>
}

const READY_WITHIN_MS = 60_000

const programs = [
  '/usr/bin/memcached',
  '/usr/bin/swift-ring-builder',
  ...['proxy', ...KINDS].map(kind => `/usr/bin/swift-${kind}-server`),
]

/** Returns the reason why no Swift can start here, or undefined if it can. */
export function whyNoSwift(): string | undefined {
  const missing = programs.find(program => !existsSync(program))
  return missing && `no OpenStack Swift: ${missing} is not installed`
}

/** Starts Swift with one copy of every object per zone. @throws Error with the end of its logs. */
export async function startSwift({ zones: count = 1 } = {}): Promise<SwiftServer> {
  const folder = mkdtempSync(join(tmpdir(), 'test-swift-'))
  const ports: ZonePorts[] = []
  while (ports.length < count) ports.push(await choosePorts())
  makeRings(folder, ports)
  const children: ChildProcess[][] = ports.map(({ cache }, zone) => [
    startLogged(folder, `cache-${zone + 1}`, {
      program: '/usr/bin/memcached',
      args: memcachedOptions(cache),
    }),
  ])
  const zones = children.map((own, zone) => zoneOf(own, `http://127.0.0.1:${ports[zone]?.proxy}`))
  const swift = swiftOf(zones, folder)
  const start = (kind: Kind | 'proxy') =>
    children.forEach((own, zone) => {
      const config = writeConfig(folder, ports, { zone, kind })
      own.push(
        startLogged(folder, `${kind}-${zone + 1}`, {
          program: `/usr/bin/swift-${kind}-server`,
          args: [config, 'verbose'],
        }),
      )
    })
  try {
    for (const kind of KINDS) start(kind)
    // A proxy excludes a server for a minute after a few failures, so it starts last.
    const storage = ports.flatMap(own => KINDS.map(kind => `http://127.0.0.1:${own[kind]}/healthcheck`))
    await untilAll(folder, children, async () => (await Promise.all(storage.map(answers))).every(Boolean))
    start('proxy')
    // Creating a bucket uses servers of all kinds.
    const buckets = () => Promise.all(zones.map(zone => makeBucket(zone.endpoint, 'ready')))
    await untilAll(folder, children, () => buckets().then(Boolean, () => false))
  } catch (error) {
    await swift.stop()
    throw error
  }
  return swift
}

function swiftOf(zones: SwiftZone[], folder: string): SwiftServer {
  const kill = async () => void (await Promise.all(zones.map(zone => zone.kill())))
  return {
    endpoint: zones[0]?.endpoint ?? '',
    zones,
    signal(signal) {
      for (const zone of zones) zone.signal(signal)
    },
    kill,
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function choosePorts(): Promise<ZonePorts> {
  const [proxy, account, container] = [await freePort(), await freePort(), await freePort()]
  return { proxy, account, container, object: await freePort(), cache: await freePort() }
}

function zoneOf(children: ChildProcess[], endpoint: string): SwiftZone {
  return {
    endpoint,
    signal(signal) {
      for (const child of children) child.kill(signal)
    },
    kill: async () => void (await Promise.all(children.map(child => killChild(child)))),
  }
}

const memcachedOptions = (port: number): string[] => [
  ...['-l', '127.0.0.1', '-p', String(port), '-U', '0', '-m', '32'],
  ...(process.getuid?.() === 0 ? ['-u', userInfo().username] : []),
]

/** Creates an empty bucket. Returns its variables for our server. */
export async function makeBucket(
  endpoint: string,
  bucket = `test-${randomUUID()}`,
): Promise<BucketEnvironment> {
  const headers = { 'x-auth-token': await signIn(endpoint) }
  const made = await fetch(`${endpoint}/v1/AUTH_${ACCOUNT}/${bucket}`, { method: 'PUT', headers })
  if (!made.ok) throw new Error(`No bucket was made: ${made.status}.`)
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: `${ACCOUNT}:${USER}`,
    S3_SECRET_ACCESS_KEY: SECRET,
  }
}

const answers = (url: string): Promise<boolean> => fetch(url).then(Boolean, () => false)

async function untilAll(folder: string, zones: ChildProcess[][], holds: () => Promise<boolean>) {
  const giveUp = performance.now() + READY_WITHIN_MS
  while (!(await holds())) {
    if (zones.flat().some(({ exitCode }) => exitCode !== null) || performance.now() > giveUp)
      throw new Error(`The throwaway Swift did not come up: ${lastWords(folder)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

async function signIn(endpoint: string): Promise<string> {
  const headers = { 'x-auth-user': `${ACCOUNT}:${USER}`, 'x-auth-key': SECRET }
  const answer = await fetch(`${endpoint}/auth/v1.0`, { headers })
  return answer.headers.get('x-auth-token') ?? ''
}
