import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** The variables with which our server finds a bucket. */
export interface BucketEnvironment extends Record<string, string> {
  S3_ENDPOINT: string
  S3_BUCKET: string
  S3_REGION: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
}

/** A throwaway S3 server: OpenStack Swift with its s3api. */
export interface SwiftServer {
  endpoint: string
  /** Stands still and goes on: it takes connections and answers nothing. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  stop(): Promise<void>
}

const REGION = 'us-east-1'
const ACCOUNT = 'test'
const USER = 'tester'
const SECRET = 'testing'
const KINDS = ['account', 'container', 'object'] as const
const READY_WITHIN_MS = 60_000

const programs = [
  '/usr/bin/memcached',
  '/usr/bin/swift-ring-builder',
  ...['proxy', ...KINDS].map(kind => `/usr/bin/swift-${kind}-server`),
]

/** Why no Swift can be started here; undefined where it can. */
export function whyNoSwift(): string | undefined {
  const missing = programs.find(program => !existsSync(program))
  return missing && `no OpenStack Swift: ${missing} is not installed`
}

/** @throws Error with its last words when it does not come up. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(join(tmpdir(), 'test-swift-'))
  mkdirSync(join(folder, 'nodes', 'd1'), { recursive: true })
  const cachePort = await freePort()
  const children = [run(folder, 'memcached', '/usr/bin/memcached', memcachedOptions(cachePort))]
  for (const kind of KINDS) {
    const port = await freePort()
    makeRing(folder, kind, port)
    children.push(serve(folder, kind, storageServerConfig(folder, kind, port)))
  }
  const port = await freePort()
  children.push(serve(folder, 'proxy', proxyConfig(folder, port, cachePort)))
  const endpoint = `http://127.0.0.1:${port}`
  const swift: SwiftServer = {
    endpoint,
    signal(signal) {
      for (const child of children) child.kill(signal)
    },
    async stop() {
      await Promise.all(children.map(quit))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await untilReady(endpoint, folder, children).catch(async error => {
    await swift.stop()
    throw error
  })
  return swift
}

const memcachedOptions = (port: number): string[] => [
  ...['-l', '127.0.0.1', '-p', String(port), '-U', '0', '-m', '32'],
  ...(process.getuid?.() === 0 ? ['-u', userInfo().username] : []),
]

/** Makes an empty bucket. @returns the variables with which our server finds it. */
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

/** One device that holds everything once. */
function makeRing(folder: string, kind: string, port: number): void {
  const builder = join(folder, `${kind}.builder`)
  for (const act of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '100'], ['rebalance']])
    execFileSync('/usr/bin/swift-ring-builder', [builder, ...act], { stdio: 'pipe' })
}

const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'nodes')}
mount_check = false
disable_fallocate = true
log_level = ERROR
`

const storageServerConfig = (folder: string, kind: string, port: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const FILTERS = 'catch_errors gatekeeper cache listing_formats s3api tempauth copy slo'

const proxyConfig = (folder: string, port: number, cachePort: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = ${FILTERS} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${FILTERS.split(' ')
  .map(name => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n`)
  .join('')}
[filter:cache]
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
location = ${REGION}
[filter:tempauth]
user_${ACCOUNT}_${USER} = ${SECRET} .admin
`

function serve(folder: string, kind: string, config: string): ChildProcess {
  const file = join(folder, `${kind}-server.conf`)
  writeFileSync(file, merged(config))
  return run(folder, kind, `/usr/bin/swift-${kind}-server`, [file])
}

/** Its reader takes each section once. */
function merged(config: string): string {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of config.split('\n')) {
    if (line.startsWith('[')) {
      lines = sections.get(line) ?? []
      sections.set(line, lines)
    } else if (line) lines.push(line)
  }
  return [...sections].map(([name, own]) => `${name}\n${own.join('\n')}\n`).join('\n')
}

function run(folder: string, name: string, program: string, options: string[]): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(program, options, { stdio: ['ignore', log, log], cwd: folder })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

/** Ready is when it can be asked for a bucket, which takes all four of its servers. */
async function untilReady(endpoint: string, folder: string, children: ChildProcess[]): Promise<void> {
  const giveUp = performance.now() + READY_WITHIN_MS
  for (;;) {
    const made = await makeBucket(endpoint, 'ready').catch(() => undefined)
    if (made) return
    if (children.some(({ exitCode }) => exitCode !== null) || performance.now() > giveUp)
      throw new Error(`The throwaway Swift did not come up: ${lastWords(folder)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

async function signIn(endpoint: string): Promise<string> {
  const headers = { 'x-auth-user': `${ACCOUNT}:${USER}`, 'x-auth-key': SECRET }
  const answer = await fetch(`${endpoint}/auth/v1.0`, { headers })
  return answer.headers.get('x-auth-token') ?? ''
}

const lastWords = (folder: string): string =>
  ['proxy', ...KINDS].map(name => readFileSync(join(folder, `${name}.log`), 'utf8').slice(-500)).join('\n')

async function quit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
