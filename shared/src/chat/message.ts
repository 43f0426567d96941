import { MAX_ADDRESS_LENGTH } from '../fields/web-address.ts'
import { foldText } from '../language/fold.ts'

/** Address in a text with its URL, http or https only. */
interface TextLink {
  readonly start: number
  readonly end: number
  readonly href: string
}

// \p{Cf} includes direction marks, which could disguise an address.
const candidate = /(?<![\p{L}\p{N}@./-])(?:https?:\/\/|www\.)[^\s<>"«»“”\p{Cf}\p{Cc}]+/giu
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, sign: string) => text.split(sign).length - 1

/** Counts the closing brackets of each kind that an address has in excess of opening ones. */
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
  if (whole.length > MAX_ADDRESS_LENGTH || !URL.canParse(whole)) return undefined
  const { protocol, href, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && hostname !== '' ? href : undefined
}

/** Returns the addresses in a text, in their order. */
export function linksIn(text: string): TextLink[] {
  return [...text.matchAll(candidate)].flatMap(({ 0: found, index: start }) => {
    const address = trimmed(found)
    const href = hrefOf(address)
    return href ? [{ start, end: start + address.length, href }] : []
  })
}

interface Nameable {
  readonly fullName: string
}

/** Somebody's name in a text, from its `@` to its last letter. */
export interface Mention<Person> {
  readonly person: Person
  readonly start: number
  readonly end: number
}

// An address such as luca@example.com mentions nobody.
const opening = /(?<![\p{L}\p{N}_.@-])@/gu
const letter = /^[\p{L}\p{N}_]/u

const standsAt = (text: string, start: number, name: string): boolean =>
  foldText(text.slice(start, start + name.length)) === foldText(name) &&
  !letter.test(text.slice(start + name.length))

/** Finds people mentioned by `@` and their full name, ignoring case. Of two names that fit, the longer one counts. */
export function findMentions<Person extends Nameable>(
  text: string,
  people: readonly Person[],
): Mention<Person>[] {
  const longestFirst = [...people]
    .filter(person => person.fullName !== '')
    .sort((one, other) => other.fullName.length - one.fullName.length)
  return [...text.matchAll(opening)].flatMap(({ index }) => {
    const person = longestFirst.find(({ fullName }) => standsAt(text, index + 1, fullName))
    return person ? [{ person, start: index, end: index + 1 + person.fullName.length }] : []
  })
}

/** Returns the mention being typed: position of the `@` and the letters up to the caret; undefined without one. */
export function mentionBegunAt(text: string, caret: number): { start: number; letters: string } | undefined {
  const before = text.slice(0, caret)
  const found = /(?<![\p{L}\p{N}_.@-])@([\p{L}\p{N}'’ -]{0,40})$/u.exec(before)
  if (!found) return undefined
  const [, letters = ''] = found
  return letters.startsWith(' ') || letters.includes('  ') ? undefined : { start: found.index, letters }
}

/** Returns the people whose name, or one word of it, begins with some letters; accents do not matter. */
export function peopleLike<Person extends Nameable>(letters: string, people: readonly Person[]): Person[] {
  const wanted = foldText(letters)
  return people.filter(({ fullName }) => {
    const name = foldText(fullName)
    return name.startsWith(wanted) || name.includes(` ${wanted}`)
  })
}

/** A stretch of a message: plain words, an address that can be followed, or somebody's name. */
type MessageRun<Person> =
  | { readonly kind: 'words'; readonly text: string; readonly start: number }
  | { readonly kind: 'link'; readonly text: string; readonly start: number; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string; readonly start: number; readonly person: Person }

/** Returns a message cut into its runs, which together are the message; a name inside an address is part of that. */
export function messageRuns<Person extends { readonly fullName: string }>(
  text: string,
  people: readonly Person[],
): MessageRun<Person>[] {
  const links = linksIn(text)
  const mentions = findMentions(text, people).filter(
    ({ start }) => !links.some(link => start >= link.start && start < link.end),
  )
  const found = [...links, ...mentions].sort((one, other) => one.start - other.start)
  const runs: MessageRun<Person>[] = []
  let at = 0
  for (const part of found) {
    if (part.start > at) runs.push({ kind: 'words', text: text.slice(at, part.start), start: at })
    const own = { text: text.slice(part.start, part.end), start: part.start }
    runs.push(
      'href' in part
        ? { kind: 'link', ...own, href: part.href }
        : { kind: 'mention', ...own, person: part.person },
    )
    at = part.end
  }
  if (at < text.length) runs.push({ kind: 'words', text: text.slice(at), start: at })
  return runs
}

/** Longest message, in characters. */
export const MESSAGE_LENGTH = 4000
