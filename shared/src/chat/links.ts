import { LONGEST_ADDRESS } from '../fields/web-address.ts'

/** An address in a text, and where it leads: by http or https, never otherwise. */
export interface TextLink {
  readonly start: number
  readonly end: number
  readonly href: string
}

// \p{Cf} holds the signs that turn the direction of writing: an address must look like what it is.
const candidate = /(?<![\p{L}\p{N}@./-])(?:https?:\/\/|www\.)[^\s<>"«»“”\p{Cf}\p{Cc}]+/giu
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, sign: string) => text.split(sign).length - 1

/** How many closing brackets of each kind an address has more than opening ones. */
const looseBrackets = (address: string) =>
  new Map(
    Object.entries(closing).map(([sign, opened]) => [sign, count(address, sign) - count(address, opened)]),
  )

/** Without the punctuation that belongs to the sentence; a bracket stays if it was opened inside. */
function trimmed(address: string): string {
  const loose = looseBrackets(address)
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    const more = loose.get(last)
    if (more === undefined ? !/[.,;:!?'’*_~]/.test(last) : more <= 0) break
    if (more !== undefined) loose.set(last, more - 1)
  }
  return address.slice(0, end)
}

function hrefOf(address: string): string | undefined {
  const whole = /^www\./i.test(address) ? `https://${address}` : address
  if (whole.length > LONGEST_ADDRESS || !URL.canParse(whole)) return undefined
  const { protocol, href, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && hostname !== '' ? href : undefined
}

/** The addresses in a text, in their order. */
export function linksIn(text: string): TextLink[] {
  return [...text.matchAll(candidate)].flatMap(({ 0: found, index: start }) => {
    const address = trimmed(found)
    const href = hrefOf(address)
    return href ? [{ start, end: start + address.length, href }] : []
  })
}
