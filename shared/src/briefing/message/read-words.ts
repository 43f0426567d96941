import type { Span, Token } from '../../language/tokens.ts'
import type { Slot } from '../brief/brief.ts'
import { closers, openers } from '../keywords/free-cue-keywords.ts'

/** The slots that hold the client's own words. */
export const freeSlots = ['audience', 'message', 'tone', 'materials'] as const

export type FreeSlot = (typeof freeSlots)[number]

export const isFree = (slot: string | null | undefined): slot is FreeSlot =>
  freeSlots.some(free => free === slot)

/** These questions want an answer in the client's own words. */
export const askedForWords = new Set<Slot | null>(['audience', 'message', 'tone'])

const MAX_ANSWER = 600

/** The words of a text that some of its tokens cover, and what closes a bracket or a quotation in them. */
export function sliceOf(text: string, tokens: readonly Token[], { first, last }: Span): string {
  const end = tokens[last]?.end ?? 0
  const said = text.slice(tokens[first]?.start ?? 0, end)
  const isOpen = /[(«“"][^)»”"]*$/u.test(said) && /[)»”"]/u.test(text.charAt(end))
  return isOpen ? said + text.charAt(end) : said
}

export const tokensFrom = (tokens: readonly Token[], start: number, end: number): Span => ({
  first: tokens.findIndex(token => token.start >= start),
  last: tokens.findLastIndex(token => token.end <= end),
})

/** "Non i buyer, ma i consumatori finali". */
const notButThat = /^non (?:più )?[^,.;]{1,60},\s*(?:ma|bensì|semmai)\s+/iu

/** A client's words on one line, without what people say before they begin. */
export function cleaned(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(openers, '')
    .replace(notButThat, '')
    .replace(closers, '')
  return line.replace(/^[\s,;:.!?-]+|(?<![\s,;:.!-])[\s,;:.!-]+$/g, '').slice(0, MAX_ANSWER)
}
