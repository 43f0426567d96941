import { capitalized } from '../formats/capitalized.ts'
import { type Length, lengthsIn } from '../language/lengths.ts'
import { indexOf, type Mention, mentionsIn } from '../language/mentions.ts'
import { isNegated } from '../language/negation.ts'
import { phrasesOf, standsAt } from '../language/phrases.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import { decliningIn } from '../pricing/declined.ts'
import { type BaseRow, baseRows, itemKeywords } from '../pricing/keywords.ts'
import { SHORT_VIDEO_SECONDS } from '../pricing/quote.ts'
import type { DeclinableCode } from '../quote/line-codes.ts'
import { type Brief, rowOfKind } from './brief.ts'
import { beforeVowel, plainCompounds, plainWords, pluralMarkers, plurals } from './reword-keywords.ts'

/** One line of a recap: in our words, in the client's, or a name, which cannot be said in other words. */
export interface Line {
  readonly label: string
  readonly text: string
  readonly words: 'ours' | 'theirs' | 'name'
}

type Code = BaseRow | DeclinableCode

const keywords = indexOf<Code>({ ...baseRows, ...itemKeywords })
const rows = Object.keys(baseRows)
const plainByPhrase = new Map(
  plainWords.flatMap(([pattern, plain]) =>
    phrasesOf(pattern).map(phrase => [phrase.join(' '), plain] as const),
  ),
)

const compounds = plainCompounds.flatMap(([pattern, plain]) =>
  phrasesOf(pattern).map(phrase => ({ phrase, plain })),
)

/** A base row counts only if it stands before the kind's own in the price list. */
const changesBase = (code: Code, brief: Brief) =>
  rows.includes(code) && (brief.kind === null || rows.indexOf(code) < rows.indexOf(rowOfKind[brief.kind]))

const isItem = (code: Code): code is DeclinableCode => !rows.includes(code)

const isShort = ({ durationSeconds }: Brief) =>
  durationSeconds !== null && durationSeconds <= SHORT_VIDEO_SECONDS

const isWanted = (code: DeclinableCode, brief: Brief) =>
  code === 'short-video' ? isShort(brief) : brief.extras.includes(code)

/** The keywords that would change the price: what was not asked for, and what takes away what was. */
function accidentalMentions(tokens: readonly Token[], brief: Brief): readonly Mention<Code>[] {
  const mentions = mentionsIn(tokens, keywords)
  const declining = decliningIn(tokens, mentions)
  return mentions.filter(mention => {
    const { code } = mention
    if (isItem(code) && isWanted(code, brief)) return declining.includes(mention)
    return !mention.isNegated && (isItem(code) || changesBase(code, brief))
  })
}

/** A length in the client's words must not make a short video of a long one, nor the reverse. */
const isLengthAccident = ({ seconds }: Length, brief: Brief): boolean =>
  brief.durationSeconds === null
    ? seconds <= SHORT_VIDEO_SECONDS
    : isShort(brief) && seconds > SHORT_VIDEO_SECONDS

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

const capitalised = (text: string, like: string) => (/^\p{Lu}/u.test(like) ? capitalized(text) : text)

/** What is said in place of a keyword, or of the expression that begins with it. */
function saidPlainly(tokens: readonly Token[], { first, last }: Span): Span & { plain: string } {
  const compound = compounds.find(({ phrase }) => standsAt(tokens, first, phrase))
  const phrase = tokens.slice(first, last + 1).map(token => token.word)
  const plain = compound?.plain ?? plainByPhrase.get(phrase.join(' ')) ?? ''
  const isPlural = pluralMarkers.has(tokens[first - 1]?.word ?? '')
  return {
    first,
    last: compound === undefined ? last : first + compound.phrase.length - 1,
    plain: (isPlural ? plurals[plain] : undefined) ?? plain,
  }
}

/** The plain words for a keyword, with the article before it: "il prodotto" becomes "l'articolo". */
function changeOf(text: string, tokens: readonly Token[], mention: Span): Change {
  const { plain, ...span } = saidPlainly(tokens, mention)
  const start = tokens[span.first]?.start ?? 0
  const end = tokens[span.last]?.end ?? 0
  const article = tokens[span.first - 1]
  const joined =
    /^[aeiou]/.test(plain) && tokens[span.first]?.boundary === 'none'
      ? beforeVowel[article?.word ?? '']
      : undefined
  if (article === undefined || joined === undefined || article.end + 1 !== start) {
    return { start, end, text: capitalised(plain, text.slice(start, end)) }
  }
  return { start: article.start, end, text: capitalised(joined, text.slice(article.start)) + plain }
}

function attachedApart(text: string, start: number, end: number): Change {
  const sign = /^(?:''|["\u2033])/.exec(text.slice(end))?.[0] ?? ''
  const [, digits = '', unit = ''] = /^(\d+)(\D*)$/.exec(text.slice(start, end)) ?? []
  return { start, end: end + sign.length, text: `${digits} (${unit || 'sec'})` }
}

// "15 (secondi)": the sign between number and unit makes it no length for the price rule.
function unmeasured(text: string, tokens: readonly Token[], { first, last }: Span): Change {
  const unit = tokens[last]
  const start = tokens[first]?.start ?? 0
  const end = unit?.end ?? 0
  // "30s" and 30\u2033: a blank and brackets around what follows the digits.
  if (unit === undefined || first === last) return attachedApart(text, start, end)
  return { start, end, text: `${text.slice(start, unit.start)}(${text.slice(unit.start, end)})` }
}

function accidentsIn(text: string, brief: Brief): Change[] {
  const tokens = tokensOf(text)
  const mentions = accidentalMentions(tokens, brief)
  const lengths = lengthsIn(text, tokens).filter(
    length => isLengthAccident(length, brief) && !isNegated(tokens, length),
  )
  const changes = [
    ...mentions.map(mention => changeOf(text, tokens, mention)),
    ...lengths.map(length => unmeasured(text, tokens, length)),
  ].toSorted((a, b) => b.start - a.start)
  // Of two that overlap the first is made; the other, if it is still one, in the next pass.
  return changes.filter(({ start }) => !changes.some(other => other.start < start && other.end > start))
}

const MAX_PASSES = 5

/** A client's words without the keywords that would change the price by accident; null if that cannot be had. */
export function reworded(text: string, brief: Brief): string | null {
  let result = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const changes = accidentsIn(result, brief)
    if (changes.length === 0) return result
    for (const change of changes)
      result = result.slice(0, change.start) + change.text + result.slice(change.end)
  }
  return null
}

/** The lines of a recap, as text, without accidents. A name that would change the price is left to the profile. */
export function withoutAccidents(lines: readonly Line[], brief: Brief): string {
  return lines
    .flatMap(({ label, text, words }) => {
      const safe = words === 'ours' ? text : reworded(text, brief)
      if (safe === null || (words === 'name' && safe !== text)) return []
      return [label === '' ? safe : `${label}: ${safe}`]
    })
    .join('\n')
}
