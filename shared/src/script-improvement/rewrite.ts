import { wordCountOf } from '../language/script-reading/figures.ts'
import { sentencesIn } from '../language/script-reading/sentences.ts'
import { keepsFacts } from './facts.ts'
import { isSentence, type RewriteCode, rewriteRules, splitPlaces } from './rewrite-keywords.ts'

const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
const firstLetter = /^([^\p{L}\p{N}]*)(\p{Ll})/u

/** Returns a text with a capital where it begins. */
const capitalised = (text: string): string =>
  text.replace(firstLetter, (_, lead: string, letter: string) => lead + letter.toUpperCase())

function inCaseOf(found: string, instead: string): string {
  if (found.length > 1 && isShouted(found)) return instead.toUpperCase()
  return /^[^\p{L}]*\p{Lu}/u.test(found) ? capitalised(instead) : instead
}

// Tidies a removal: double blanks, a blank before a comma, a leading comma.
const tidied = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replace(/^[\s,;:]+/, '')
    .replace(/(?<!\p{L})ed(?=\s+[bcdfglmnpqrstvz])/giu, found => found.slice(0, 1))
    .trim()

function applied(text: string, { pattern, write }: (typeof rewriteRules)[number]): string {
  const next = text.replace(pattern, (...args: unknown[]) => {
    const [found = ''] = args.filter((arg): arg is string => typeof arg === 'string')
    const at = args.find((arg): arg is number => typeof arg === 'number') ?? 0
    const parts = args.slice(1, args.indexOf(at)).filter((arg): arg is string => typeof arg === 'string')
    const instead = write(parts, text.slice(0, at), text.slice(at + found.length))
    return instead === null ? found : inCaseOf(found, instead)
  })
  return next === text ? text : capitalised(tidied(next))
}

/** Returns a sentence in plainer words, with the reasons; numbers and names stay, or the sentence does. */
export function rewrite(sentence: string): { text: string; codes: RewriteCode[] } {
  const codes = new Set<RewriteCode>()
  let text = sentence
  for (const rule of rewriteRules) {
    const next = applied(text, rule)
    if (next === text || !keepsFacts(text, next)) continue
    text = next
    codes.add(rule.code)
  }
  return { text, codes: [...codes] }
}

const LONGEST = 25
const MIN_PIECE_WORDS = 5
const MAX_DEPTH = 6

interface Cut {
  readonly left: string
  readonly right: string
  /** Distance from the middle in words: the more even cut is better. */
  readonly offCentre: number
}

function cutsBy(sentence: string, place: RegExp): Cut[] {
  return [...sentence.matchAll(place)].flatMap(found => {
    const left = sentence.slice(0, found.index).replace(/(?<![,;:\s])[,;:\s]+$/, '')
    const right = sentence.slice(found.index + (found[1]?.length ?? 0))
    const [leftWords, rightWords] = [wordCountOf(left), wordCountOf(right)]
    if (
      Math.min(leftWords, rightWords) < MIN_PIECE_WORDS ||
      !isSentence(left) ||
      !isSentence(right.replace(/^(?:perché|così)\s/iu, ''))
    )
      return []
    return [{ left, right, offCentre: Math.abs(leftWords - rightWords) }]
  })
}

/** Returns a long sentence as several that a listener can follow; as it is where it cannot be cut cleanly. */
export function splitSentence(sentence: string, depth = 0): string[] {
  if (depth >= MAX_DEPTH || wordCountOf(sentence) <= LONGEST || /["«»“”()[\]]/.test(sentence))
    return [sentence]
  for (const place of splitPlaces) {
    const [best] = cutsBy(sentence, place).sort((a, b) => a.offCentre - b.offCentre)
    if (!best) continue
    const left = /[.!?…]$/.test(best.left) ? best.left : `${best.left}.`
    return [...splitSentence(left, depth + 1), ...splitSentence(capitalised(best.right), depth + 1)]
  }
  return [sentence]
}

/** A sentence on its way: what it was, what it has become, and why. */
export interface Draft {
  readonly original: string
  /** Empty: the sentence said nothing and is left out. */
  readonly pieces: readonly string[]
  readonly codes: readonly (RewriteCode | 'long-sentence')[]
  /** Separator before it: blank, new line or new paragraph. */
  readonly gap: ' ' | '\n' | '\n\n'
}

/** A longer one is nobody's sentence, and reading it once for each of its words would take seconds. */
const MAX_REWRITTEN_LENGTH = 2000

const bullet = /^[-*•·–—]\s*/
const emptyClosing = /^grazie (?:per|dell)['’a-z\s]*attenzione\W*$/iu

function gapIn(text: string): Draft['gap'] {
  if (/\n\s*\n/.test(text)) return '\n\n'
  return text.includes('\n') ? '\n' : ' '
}

const closed = (sentence: string) => {
  const text = sentence.replace(/(?<![,;])[,;]+$/, '')
  return /[\p{L}\p{N}%°€$"'’»”)]$/u.test(text) ? `${text}.` : text
}

function improved(original: string): Pick<Draft, 'pieces' | 'codes'> {
  if (emptyClosing.test(original)) return { pieces: [], codes: ['filler'] }
  if (original.length > MAX_REWRITTEN_LENGTH) return { pieces: [original], codes: [] }
  const { text, codes } = rewrite(original)
  const pieces = splitSentence(text)
  return {
    pieces: /\p{L}/u.test(text) ? pieces : [],
    codes: pieces.length > 1 ? [...codes, 'long-sentence'] : codes,
  }
}

/** Returns the sentences of a script with what may be better about each. */
export function draftsOf(script: string): Draft[] {
  let end = 0
  return sentencesIn(script).map(({ start, end: stop }, at) => {
    const isItem = bullet.test(script.slice(start, stop))
    const bare = script.slice(start, stop).replace(bullet, '')
    const original = closed(isItem ? capitalised(bare) : bare)
    const gap = at === 0 ? ' ' : gapIn(script.slice(end, start))
    end = stop
    return { original, gap, ...improved(original) }
  })
}

/** Returns the sentence as it came in. */
export const undone = (draft: Draft): Draft => ({ ...draft, pieces: [draft.original], codes: [] })

/** Returns the script that drafts make. */
export function textOf(drafts: readonly Draft[]): string {
  const kept = drafts.filter(draft => draft.pieces.length > 0)
  return kept.map(({ pieces, gap }, at) => (at === 0 ? '' : gap) + pieces.join(' ')).join('')
}
