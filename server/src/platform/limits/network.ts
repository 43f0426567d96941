import { isIPv6, SocketAddress } from 'node:net'

/** A network of one subscriber, and the block that it is usually cut from. */
const SUBSCRIBER_GROUPS = 4
const BLOCK_GROUPS = 3

export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 address: whoever has one address of it has all of them. */
  name: string
  /** The /48 of an IPv6 address: many providers and hosters give one away whole. */
  block?: string
}

/** What a caller is counted by, instead of by an address that they can change at will. */
export function networkOf(address: string): Network {
  // A zone names a card of this machine, and nothing of the caller.
  const [bare = address] = address.split('%')
  if (!isIPv6(bare)) return { name: bare }
  const groups = groupsOf(bare)
  const mapped = mappedIPv4(groups)
  if (mapped) return { name: mapped }
  const prefix = (length: number) => `${groups.slice(0, length).join(':')}::/${length * 16}`
  return { name: prefix(SUBSCRIBER_GROUPS), block: prefix(BLOCK_GROUPS) }
}

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' })
  const [head = '', tail] = dotless(canonical).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
}

/** The last two groups may be written as an IPv4 address. */
const dotless = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })

function mappedIPv4(groups: string[]): string | undefined {
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return [high, low]
    .flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
