import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** Kinds of servers of a zone; a proxy of any zone reaches all of them. */
export const KINDS = ['account', 'container', 'object'] as const
export type Kind = (typeof KINDS)[number]

export const REGION = 'us-east-1'
export const ACCOUNT = 'test'
export const USER = 'tester'
export const SECRET = 'testing'

export type ZonePorts = Record<Kind | 'proxy' | 'cache', number>

/** Creates the rings; each zone stores every object once. */
export function makeRings(folder: string, zones: ZonePorts[]): void {
  for (const kind of KINDS) {
    const builder = join(folder, `${kind}.builder`)
    const devices = zones.map((ports, at) => `r1z${at + 1}-127.0.0.1:${ports[kind]}/d1`)
    const acts = [
      ['create', '4', String(zones.length), '0'],
      ...devices.map(device => ['add', device, '100']),
      ['rebalance'],
    ]
    for (const act of acts) execFileSync('/usr/bin/swift-ring-builder', [builder, ...act], { stdio: 'pipe' })
  }
}

/** Writes the configuration of one server. Returns its file. */
export function writeConfig(
  folder: string,
  zones: ZonePorts[],
  { zone, kind }: { zone: number; kind: Kind | 'proxy' },
): string {
  const devices = join(folder, `zone-${zone + 1}`)
  mkdirSync(join(devices, 'd1'), { recursive: true })
  const file = join(folder, `${kind}-${zone + 1}.conf`)
  const common = commonConfig({ folder, devices, port: zones[zone]?.[kind] ?? 0 })
  const caches = zones.map(({ cache }) => `127.0.0.1:${cache}`).join(',')
  writeFileSync(file, merged(common + (kind === 'proxy' ? proxyConfig(caches) : storageConfig(kind))))
  return file
}

const commonConfig = (at: { folder: string; devices: string; port: number }): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${at.port}
workers = 0
user = ${userInfo().username}
swift_dir = ${at.folder}
devices = ${at.devices}
mount_check = false
disable_fallocate = true
log_level = ERROR
`

const storageConfig = (kind: Kind): string => `
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const FILTERS = 'catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo'

const proxyConfig = (caches: string): string => `
[pipeline:main]
pipeline = ${FILTERS} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# With a copy in each of two zones, and one of them gone, the one "not found" that is left is to be believed: otherwise
# whatever is not there is 503, and with it every upload, which asks whether it is whole.
rebalance_missing_suppression_count = 0
${FILTERS.split(' ')
  .map(name => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n`)
  .join('')}
[filter:cache]
memcache_servers = ${caches}
[filter:s3api]
location = ${REGION}
[filter:tempauth]
user_${ACCOUNT}_${USER} = ${SECRET} .admin
`

/** Merges sections of the same name, because the reader accepts each once. */
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
