import { sentencesIn } from '../language/script-reading/sentences.ts'
import { capitalised, rewrite } from './rewrite.ts'
import type { RewriteCode } from './rewrite-keywords.ts'
import { splitSentence } from './split.ts'

/** A sentence on its way: what it was, what it has become, and why. */
export interface Draft {
  readonly original: string
  /** Empty: the sentence said nothing and is left out. */
  readonly pieces: readonly string[]
  readonly codes: readonly (RewriteCode | 'long-sentence')[]
  /** What stands before it: nothing much, a new line, a new paragraph. */
  readonly gap: ' ' | '\n' | '\n\n'
}

/** A longer one is nobody's sentence, and reading it once for each of its words would take seconds. */
const LONGEST_REWRITTEN = 2000

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
  if (original.length > LONGEST_REWRITTEN) return { pieces: [original], codes: [] }
  const { text, codes } = rewrite(original)
  const pieces = splitSentence(text)
  return {
    pieces: /\p{L}/u.test(text) ? pieces : [],
    codes: pieces.length > 1 ? [...codes, 'long-sentence'] : codes,
  }
}

/** The sentences of a script with what may be better about each. */
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

/** The sentence as it came in. */
export const undone = (draft: Draft): Draft => ({ ...draft, pieces: [draft.original], codes: [] })

/** The script that drafts make. */
export function textOf(drafts: readonly Draft[]): string {
  const kept = drafts.filter(draft => draft.pieces.length > 0)
  return kept.map(({ pieces, gap }, at) => (at === 0 ? '' : gap) + pieces.join(' ')).join('')
}
