import { keepsFacts } from './facts.ts'
import { type RewriteCode, rewriteRules } from './rewrite-keywords.ts'

const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
const firstLetter = /^([^\p{L}\p{N}]*)(\p{Ll})/u

/** A text with a capital where it begins. */
export const capitalised = (text: string): string =>
  text.replace(firstLetter, (_, lead: string, letter: string) => lead + letter.toUpperCase())

function inCaseOf(found: string, instead: string): string {
  if (found.length > 1 && isShouted(found)) return instead.toUpperCase()
  return /^[^\p{L}]*\p{Lu}/u.test(found) ? capitalised(instead) : instead
}

// What a removal leaves: two blanks, a blank before a comma, a comma alone at the beginning.
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

/** A sentence in plainer words, with the reasons; numbers and names stay, or the sentence does. */
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
