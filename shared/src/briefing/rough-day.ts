import { months } from '../language/date-keywords.ts'
import { daysIn } from '../language/dates.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import type { Brief } from './brief.ts'
import { atMost, roughLeads, seasons } from './deadline-keywords.ts'

/** "Per giugno", "in autunno" and "dopo Pasqua" name no day; "entro giugno" and "ottobre al massimo" do. */
export function isRough(tokens: readonly Token[], { first, last }: Span): boolean {
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  if ([1, 2].some(back => wordAt(first - back) === 'dopo')) return true
  const word = wordAt(first)
  const isAlone = first === last || (last === first + 1 && /^\d{4}$/.test(wordAt(last)))
  if (!isAlone || !(months.has(word) || seasons.has(word))) return false
  // "Entro il mese di marzo"
  const isNamed = wordAt(first - 2) === 'mese' && wordAt(first - 1) === 'di'
  const begin = isNamed ? first - 2 : first
  // "Per settembre, prima dell'inizio" is before something else.
  return ![-2, -1, 1, 2].some(step => {
    const near = wordAt((step < 0 ? begin : last) + step)
    return atMost.has(near) && (step < 0 || near !== 'prima')
  })
}

/** A note that is nothing but a month or a season: what the deadline's question asks about. */
export function roughDayOf({
  notes,
}: Pick<Brief, 'notes'>): { readonly words: string; readonly month?: number } | null {
  for (const words of notes.toReversed()) {
    const tokens = tokensOf(words)
    const [day] = tokens.length > LONGEST_ROUGH ? [] : daysIn(tokens, '2000-01-01')
    if (day?.last !== tokens.length - 1 || !isRough(tokens, day)) continue
    // "Riapriamo a marzo" tells something else.
    if (!tokens.slice(0, day.first).every(({ word }) => roughLeads.has(word))) continue
    const month = day.first === day.last ? months.get(tokens[day.first]?.word ?? '') : undefined
    return { words, ...(month && { month }) }
  }
  return null
}

const LONGEST_ROUGH = 5
