import { months } from '../language/date-keywords.ts'
import { daysIn } from '../language/dates.ts'
import { type Span, type Token, tokensOf, wordAt } from '../language/tokens.ts'
import type { Brief } from './brief.ts'
import { countedDayIn } from './counted-days.ts'
import { atMost, attributive, earlier, roughLeads, seasons } from './deadline-keywords.ts'

type Tokens = readonly Token[]

/** "Il saggio di fine anno" names the show, "la fiera del 12 maggio" and "del 9 e 10 maggio" the fair. */
export function isAttribute(tokens: Tokens, { first }: Span): boolean {
  const isSecond = wordAt(tokens, first - 1) === 'e' && /^\d{1,2}$/.test(wordAt(tokens, first - 2))
  const start = isSecond ? first - 2 : first
  return attributive.has(wordAt(tokens, start - 1)) && !earlier.has(wordAt(tokens, start - 2))
}

/** Some words with the small ones before them: "per giugno". */
export function withLeads(tokens: Tokens, { first, last }: Span): Span {
  let start = first
  while (tokens[start]?.boundary === 'none' && roughLeads.has(wordAt(tokens, start - 1))) start--
  return { first: start, last }
}

const LONGEST_AFTER = 4

/**
 * The words for a time that is no day: "giugno", "autunno", "dopo le vacanze di Pasqua", "la fiera di fine ottobre";
 * null for a day, as "entro giugno" and "ottobre al massimo" are.
 */
export function roughAt(tokens: Tokens, { first, last }: Span): Span | null {
  for (let at = first; at > first - LONGEST_AFTER && tokens[at]?.boundary === 'none'; at--)
    if (wordAt(tokens, at - 1) === 'dopo') return { first: at - 1, last }
  const word = wordAt(tokens, first)
  if (first !== last && months.has(wordAt(tokens, last)) && !/^\d|^primo$/.test(word))
    return isAttribute(tokens, { first, last }) ? { first: first - 2, last } : null
  const isAlone = first === last || (last === first + 1 && /^\d{4}$/.test(wordAt(tokens, last)))
  if (!isAlone || !(months.has(word) || seasons.has(word))) return null
  // "Entro il mese di marzo"
  const isNamed = wordAt(tokens, first - 2) === 'mese' && wordAt(tokens, first - 1) === 'di'
  const begin = isNamed ? first - 2 : first
  // "Per settembre, prima dell'inizio" is before something else.
  const isDay = [-2, -1, 1, 2].some(step => {
    const near = wordAt(tokens, (step < 0 ? begin : last) + step)
    return atMost.has(near) && (step < 0 || near !== 'prima')
  })
  return isDay ? null : { first, last }
}

/** A note that is nothing but a month, a season or days from another: what the deadline's question asks about. */
export function roughDayOf({
  notes,
}: Pick<Brief, 'notes'>): { readonly words: string; readonly month?: number } | null {
  for (const words of notes.toReversed()) {
    const tokens = tokensOf(words)
    const days = daysIn(tokens, '2000-01-01')
    // "Riapriamo a marzo" tells something else.
    const isWhole = (span: Span) => span.last === tokens.length - 1 && withLeads(tokens, span).first === 0
    const counted = countedDayIn(tokens, days)
    if (counted?.day === null && isWhole(counted)) return { words }
    const rough = days[0] && roughAt(tokens, days[0])
    if (!rough || !isWhole(rough)) continue
    const month = wordAt(tokens, rough.first) === 'dopo' ? undefined : months.get(wordAt(tokens, rough.last))
    return { words, ...(month && { month }) }
  }
  return null
}
