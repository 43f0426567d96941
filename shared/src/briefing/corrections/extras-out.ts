import { clausesOf, isWithin } from '../../language/clauses.ts'
import { foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, wholeOf, wordsIn } from '../../language/tokens.ts'
import type { Extra } from '../brief/brief.ts'
import {
  broughtNames,
  notOriginal,
  notThere,
  openAgain,
  takingOut,
  unneeded,
} from '../keywords/amendment-keywords.ts'
import { removals } from '../keywords/cue-keywords.ts'
import { namedWithin } from '../message/named.ts'
import { extrasIn } from '../questions/question-topics.ts'
import type { Correcting, Found } from './amended-words.ts'
import { besides } from './cut-out.ts'

const strictlyNamed = (tokens: readonly Token[], part: Span, today: string) =>
  namedWithin(tokens, part, today).extras.map(({ extra, first, last }) => ({
    extra,
    first: first + part.first,
    last: last + part.first,
  }))

/** What a clause says is not there, of what the client brings: "togliete script già pronto", "lo script non c'è". */
function broughtTakenOut(tokens: readonly Token[], clause: Span, { brief, today }: Correcting): Extra[] {
  const isOut =
    standsIn(tokens, notThere, clause) || wordsIn(tokens, clause).some(({ word }) => removals.has(word))
  const [needless] = foundIn(tokens, unneeded, clause)
  const things = foundIn(tokens, broughtNames, clause).filter(
    // "Non serve che scriviate i testi" keeps them.
    ({ last }) => isOut || last < (needless?.first ?? 0),
  )
  // What is ordered and named in full is meant itself: "togliete la scrittura dei testi".
  const isAnother = strictlyNamed(tokens, clause, today).some(
    ({ extra, ...span }) =>
      brief.extras.includes(extra) && !things.some(thing => thing.key === extra || isWithin(span, thing)),
  )
  return isAnother ? [] : things.map(({ key }) => key).filter(extra => brief.extras.includes(extra))
}

/** What is ordered and named in full where the sentence names no other: "la scrittura dei testi non ci serve". */
function unneededIn(tokens: readonly Token[], clause: Span, { brief, today }: Correcting): Extra[] {
  if (!standsIn(tokens, unneeded, clause)) return []
  const named = strictlyNamed(tokens, clause, today).map(({ extra }) => extra)
  const all = strictlyNamed(tokens, wholeOf(tokens), today)
  return named.length === 1 && all.length === 1 ? named.filter(extra => brief.extras.includes(extra)) : []
}

/** "La voce non la voglio", or, of what was spoken of last, "allora la tolga". */
function takenOutByWord(tokens: readonly Token[], clause: Span, correcting: Correcting): Extra[] {
  const { brief, today, about, asked } = correcting
  if (asked === 'extras' || !standsIn(tokens, takingOut, clause)) return []
  // What is named in full is read as everywhere.
  if (strictlyNamed(tokens, clause, today).length > 0) return []
  const named = extrasIn(tokens, clause, today)
  return named.length > 0 ? named : about.filter(extra => brief.extras.includes(extra))
}

/** "Togli «senza musica»", "non ho detto di no alla musica": what was turned down is open again. */
export function openedAgain(
  text: string,
  tokens: readonly Token[],
  { brief, today }: Correcting,
): Found | null {
  const named: readonly string[] = standsIn(tokens, openAgain) ? extrasIn(tokens, wholeOf(tokens), today) : []
  const declined = brief.declined.filter(extra => !named.includes(extra))
  return declined.length === brief.declined.length
    ? null
    : { field: 'extras', words: text, left: [], changes: { declined } }
}

/** The extras that a sentence takes out by naming them. */
export function extraTakenOut(text: string, tokens: readonly Token[], correcting: Correcting): Found | null {
  const isOfMusic =
    correcting.brief.extras.includes('music') ||
    extrasIn(tokens, wholeOf(tokens), correcting.today).includes('music')
  const sentence = wholeOf(tokens)
  // "La musica normale, non quella a pagamento"
  const isMusic = (clause: Span) =>
    standsIn(tokens, notOriginal, clause) || wordsIn(tokens, clause).some(({ word }) => word === 'musica')
  const ways = [broughtTakenOut, unneededIn, takenOutByWord]
  const found = clausesOf(tokens).map(clause => {
    const isPlain = isOfMusic && standsIn(tokens, notOriginal, sentence) && isMusic(clause)
    const named = ways.map(way => way(tokens, clause, correcting)).find(({ length }) => length > 0)
    return { clause, refused: named ?? (isPlain ? (['music'] as const) : []) }
  })
  const meant = found.filter(({ refused }) => refused.length > 0)
  if (meant.length === 0) return null
  // "Lo script non è pronto, lo scrivete voi": what follows speaks of it.
  const clauses = meant.map(({ clause }) => clause).filter(clause => !standsIn(tokens, notThere, clause))
  return {
    field: 'extras',
    words: text,
    left: [],
    changes: correcting.asked === 'extras' ? { extrasSettled: true } : {},
    refused: meant.flatMap(({ refused }) => refused),
    besides: besides(text, tokens, clauses),
  }
}
