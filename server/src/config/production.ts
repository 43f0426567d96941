import { BlockList, isIP } from 'node:net'
import { ConfigError } from './config-error.ts'
import { type Environment, takes } from './env-schema.ts'

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

const required = [
  'SECRET_KEY',
  'PUBLIC_URL',
  'MAIL_FROM',
  'PAYMENT_PROVIDER',
  'CHARGE_RULE',
  'VAT_RULE',
] as const

/**
 * Asserts a complete and safe configuration: rate limits on, strong keys, HTTPS. Connections must be encrypted, except
 * on this machine and, for the database, in a private network.
 * @throws ConfigError
 */
export function assertReadyForProduction(env: Environment): void {
  const missing = required.find(name => !env[name] && !(env.STRIPE_SECRET_KEY && name === 'PAYMENT_PROVIDER'))
  if (missing) throw new ConfigError(`${missing} is required in production and takes ${takes[missing]}.`)
  if (env.LIMITS !== 'on') throw new ConfigError('LIMITS takes on, and nothing else, in production.')
  for (const name of ['SECRET_KEY', 'SECRET_KEY_BEFORE'] as const) {
    const key = env[name]
    if (key && isGuessable(key)) throw new ConfigError(`${name} takes ${randomKey} in production.`)
  }
  for (const name of ['PUBLIC_URL', 'LLM_BASE_URL', 'STRIPE_API_HOST', 'GOOGLE_ISSUER'] as const) {
    const url = env[name]
    if (url && !isSafeOnTheWay(url))
      throw new ConfigError(`${name} takes an address that begins with https:// in production.`)
  }
  if (
    env.S3_ENDPOINT &&
    !isSafeOnTheWay(env.S3_ENDPOINT) &&
    !isPrivate(bare(new URL(env.S3_ENDPOINT).hostname))
  )
    throw new ConfigError(
      'S3_ENDPOINT takes an address that begins with https:// in production, unless its host is in a private network.',
    )
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'DATABASE_OWNER_URL'] as const) {
    const url = env[name]
    if (url && !isSafeForData(url))
      throw new ConfigError(
        `${name} takes sslmode=verify-full (or verify-ca, or require) in production, unless its host is this machine or in a private network.`,
      )
  }
}

const randomKey = 'random characters, such as `openssl rand -base64 32` prints,'

/**
 * Minimum entropy. 32 random hex characters have at least 3 bits each, 43 of base64 about 5; sequences and repetitions
 * far fewer.
 */
const MIN_BITS = 80

/** Returns true if a key is guessable: the entropy of its characters, or of the steps between them, is too low. */
function isGuessable(key: string): boolean {
  const codes = [...key].map(character => character.charCodeAt(0))
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return isRepetition(key) || Math.min(bitsOf(codes), bitsOf(steps)) < MIN_BITS
}

const isRepetition = (text: string): boolean =>
  Array.from({ length: text.length >> 1 }, (_, at) => at + 1).some(period =>
    text.startsWith(text.slice(period)),
  )

/** Returns Shannon's entropy of a list of values, in bits, times its length. */
function bitsOf(values: number[]): number {
  const counts = Map.groupBy(values, value => value)
  const shares = [...counts.values()].map(({ length }) => length / values.length)
  return -values.length * shares.reduce((sum, share) => sum + share * Math.log2(share), 0)
}

function isSafeOnTheWay(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isThisMachine(bare(hostname))
}

function isSafeForData(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  // Same rules as the driver: the last parameter counts, and a `host` parameter overrides the URL's host.
  const host = searchParams.getAll('host').at(-1) || bare(decodeURIComponent(hostname))
  return isEncrypted(searchParams) || host.startsWith('/') || isThisMachine(host) || isPrivate(host)
}

/**
 * Returns true if certificates are verified. The driver verifies them in all three modes, but with `uselibpqcompat`
 * only in `verify-full`.
 */
function isEncrypted(parameters: URLSearchParams): boolean {
  const mode = parameters.getAll('sslmode').at(-1)
  const isLax = parameters.has('uselibpqcompat')
  return mode === 'verify-full' || (!isLax && (mode === 'require' || mode === 'verify-ca'))
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

const isThisMachine = (host: string): boolean => /^(.+\.)?localhost$/i.test(host) || isIn(thisMachine, host)

/** Returns true for a host of a private network: a name without dots, a reserved suffix, or a private address. */
const isPrivate = (host: string): boolean =>
  /^[a-z][\w-]*$/i.test(host) || /\.(internal|local)$/i.test(host) || isIn(privateNetworks, host)

const isIn = (list: BlockList, host: string): boolean =>
  isIP(host) !== 0 && list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')
