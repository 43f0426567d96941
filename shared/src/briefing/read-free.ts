import { clausesOf, sentencesOf } from '../language/clauses.ts'
import { foundIn, patternList, standsIn } from '../language/patterns.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import type { Slot } from './brief.ts'
import { cueStops, materialNouns, softStops } from './cue-keywords.ts'
import { WHO } from './extra-keywords.ts'
import { audienceCues, closers, messageCues, openers, toneCues, towards } from './free-cue-keywords.ts'
import { negatedTail, noAnswerPatterns, samePublic, toneLinks, toneWords } from './free-keywords.ts'
import { isBare, isFiller, type Message, placesOf } from './message.ts'
import { kindsNamedIn, namedIn } from './named.ts'
import { publicClause } from './rest-keywords.ts'
import { soonPatterns } from './typed-keywords.ts'
import type { Understood } from './understood.ts'

/** The slots that hold the client's own words. */
export const freeSlots = ['audience', 'message', 'tone', 'materials'] as const

export type FreeSlot = (typeof freeSlots)[number]

/** These questions want an answer in the client's own words. */
export const askedForWords = new Set<Slot | null>(['audience', 'message', 'tone'])

const MAX_ANSWER = 600

// "Non vorrei un tono troppo pubblicitario" and "stile explainer" tell none.
const isTone = (said: string, before: string) =>
  !/\bnon\b/i.test(before) && kindsNamedIn(tokensOf(said)).length === 0

type CuedSlot = 'audience' | 'message' | 'tone'
const cues = { audience: audienceCues, message: messageCues, tone: toneCues } as const

export const sliceOf = (text: string, tokens: readonly Token[], { first, last }: Span) =>
  text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)

/** "Non i buyer, ma i consumatori finali". */
const notButThat = /^non (?:più )?[^,.;]{1,60},\s*(?:ma|bensì|semmai)\s+/iu

const butRather = new Set(['ma', 'bensi', 'semmai'])

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

/** A public or a tone, cut where the sentence turns to something else. */
function untilStop(text: string, today: string, slot: CuedSlot): string {
  const tokens = tokensOf(text)
  const { all, extras } = namedIn({ text, tokens, today })
  // "Chi noleggia droni" is one public.
  const isWhatTheyDo = (at: number) =>
    tokens[at - 2]?.word === WHO && extras.some(({ first }) => first === at)
  const starts = (at: number) => all.some(({ first }) => first === at) && !isWhatTheyDo(at)
  const end = tokens.findIndex(({ word, boundary }, at) => {
    if (at === 0) return false
    if (boundary === 'sentence' || starts(at)) return true
    if (boundary === 'clause' && tokens[0]?.word === 'non' && butRather.has(word)) return false
    if (boundary === 'clause') return !tails[slot].has(word)
    if (word === 'che' && slot === 'tone') return true
    // "Chi deve vendere casa" tells by its verb who is meant.
    if (tokens[at - 1]?.word === WHO) return false
    if (word === 'ma' && slot === 'tone') return false
    const next = softStops.has(word) ? starts(at + 1) || starts(at + 2) : true
    return cueStops.has(word) && next
  })
  const last = end < 0 ? tokens.length - 1 : end - 1
  return cleaned(sliceOf(text, tokens, { first: 0, last }))
}

/** A message, cut where only lengths, dates and extras follow. */
function untilBare(text: string, message: Message): string {
  const tokens = tokensOf(text)
  const part = { ...message, text, tokens }
  const named = namedIn(part)
  const clauses = clausesOf(tokens)
  const end = clauses.findIndex(clause => isBare(part, clause, named.all))
  const last = end < 0 ? tokens.length - 1 : (clauses[end]?.first ?? 0) - 1
  return last < 0 ? '' : cleaned(sliceOf(text, tokens, { first: 0, last }))
}

export const tokensFrom = (tokens: readonly Token[], start: number, end: number): Span => ({
  first: tokens.findIndex(token => token.start >= start),
  last: tokens.findLastIndex(token => token.end <= end),
})

// "Laviamo per gli alberghi" is a trade, "un video per gli alberghi" has its public.
const bareTowards = /^[\s'’]*(?:per|x|ai|agli|alle|a)\s/iu
const videoNoun =
  /\b(?:video|reel|spot|filmat|tutorial|clip|animazione|explainer|tiktok|demo|documentari|spiegh|rivol|parl|mostr|racconti|corso|messaggio|talking|corporate|aziendal[ei]|istituzional|promo|testimonian|intervist|pubblicit|motion|formazion|formare|spiega|presentar|mandare|inviare|far vedere|vorre|vorrei|vogliamo|serve\b|servirebbe\b|augur|camera)/iu
const isAboutVideo = (before: string) => before.trim() === '' || videoNoun.test(before)

function cuedIn(message: Message, slot: CuedSlot, part: Span): Understood<string> | null {
  const text = sliceOf(message.text, message.tokens, part)
  const match = cues[slot].exec(text)
  const words = match?.[1]
  if (match === null || words === undefined) return null
  if (slot === 'audience' && bareTowards.test(match[0]) && !isAboutVideo(text.slice(0, match.index)))
    return null
  const said = slot === 'message' ? untilBare(words, message) : untilStop(words, message.today, slot)
  if (said === '' || (slot === 'tone' && !isTone(said, text.slice(0, match.index)))) return null
  const start = (message.tokens[part.first]?.start ?? 0) + match.index
  const spoken = start + match[0].indexOf(words) + words.indexOf(said) + said.length
  return {
    value: slot === 'audience' ? withoutTowards(said) : said,
    spans: [tokensFrom(message.tokens, start, spoken)],
  }
}

/** "Per i clienti" and "ai clienti" are "i clienti". */
function withoutTowards(text: string): string {
  const found = towards.find(([start]) => start.test(text))
  return found === undefined ? text : text.replace(found[0], found[1])
}

/** An answer without the words that only repeat the question: "il pubblico sono i buyer". */
export function unlabelled(slot: FreeSlot, text: string, today: string): string {
  if (slot !== 'audience' && slot !== 'tone') return text
  const match = cues[slot].exec(text)
  const words = (match?.index === 0 ? match[1] : undefined) ?? text
  const said = untilStop(words, today, slot).length < words.length / 2 ? text : cleaned(words)
  return slot === 'audience' ? withoutTowards(said) : said
}

const tails = { audience: samePublic, message: new Set<string>(), tone: negatedTail } as const

// "Cambia il tono: ironico" is one thing said, and so is "i collezionisti, quelli che capiscono".
const withTails = ({ tokens, clauses }: Message, slot: CuedSlot) =>
  clauses.map(({ first, last }) => {
    let end = last
    for (const next of clauses) {
      const token = tokens[next.first]
      if (next.first !== end + 1 || token === undefined) continue
      const isTail = token.boundary === 'clause' && tails[slot].has(token.word)
      if (token.gap.trim() === ':' || isTail) end = next.last
    }
    return { first, last: end }
  })

/** What a message says of its public, point or tone without being asked, behind words such as "rivolto a". */
export function cued(message: Message, slot: CuedSlot): Understood<string> | null {
  const parts = slot === 'message' ? sentencesOf(message.tokens) : withTails(message, slot)
  for (const part of parts.toReversed()) {
    const found = cuedIn(message, slot, part)
    if (found !== null) return found
  }
  return null
}

/** "Video aziendale, buyer tedeschi": a clause that does nothing but name a public. */
export function publicIn(message: Message): Understood<string> | null {
  const { tokens, text } = message
  const at = message.clauses.findIndex(span => publicClause.test(sliceOf(text, tokens, span)))
  const clause = withTails(message, 'audience')[at]
  return clause === undefined ? null : { value: sliceOf(text, tokens, clause), spans: [clause] }
}

/** What is left of an answer once the clauses that speak of other things are taken out of it. */
export function restOf(message: Message, taken: readonly Span[]): string {
  const { text, tokens, clauses } = message
  const kept = clauses.filter(clause => {
    const isTaken = taken.some(span => span.first <= clause.first && span.last >= clause.last)
    if (message.asked === 'tone' && standsIn(tokens, order, clause)) return false
    return !isTaken && !isBare(message, clause, taken)
  })
  // One stretch of the client's words, never two pieces put together: the one that says most.
  const runs: Span[] = []
  for (const { first, last } of kept) {
    const before = runs.at(-1)
    if (before !== undefined && before.last === first - 1)
      runs[runs.length - 1] = { first: before.first, last }
    else runs.push({ first, last })
  }
  const ownWords = ({ first, last }: Span) =>
    tokens.slice(first, last + 1).filter(({ word }) => !isFiller(message.asked, word)).length
  const [best] = runs.toSorted((a, b) => ownWords(b) - ownWords(a))
  if (best === undefined) return ''
  const end = best.last === tokens.length - 1 ? text.length : (tokens[best.last]?.end ?? 0)
  // "Le famiglie, no aspetta, le aziende": what was said first is taken back.
  const again = { first: message.turn + 1, last: best.last }
  const isAgain = message.turn > best.first && ownWords(again) > 0
  return cleaned(text.slice(tokens[isAgain ? again.first : best.first]?.start ?? 0, end))
}

const order = patternList(['ci|vi mettiamo|metterei|mettete|vogliamo|voglio', 'canzone|brano|pezzo di'])
const noAnswer = patternList(noAnswerPatterns)
const toneWord = patternList(toneWords)

const MAX_TONE_WORDS = 14

/** Whether words can be an answer to a question that wants some: not "aspetta un attimo", not "ma se poi…". */
export function fits(slot: FreeSlot, text: string, today: string): boolean {
  const tokens = tokensOf(text)
  const own = tokens.filter(({ word }) => !isFiller(slot, word)).length
  if (standsIn(tokens, noAnswer)) return own > 8 && slot !== 'tone'
  if (slot === 'tone') return tokens.length <= MAX_TONE_WORDS || standsIn(tokens, toneWord)
  if (slot !== 'materials') return true
  if (standsIn(tokens, leftOut)) return false
  if (standsIn(tokens, usedFilm)) return true
  const { lengths, days, extras } = namedIn({ text, tokens, today })
  if (lengths.length + days.length > 0) return false
  const wanted = placesOf(
    extras.filter(({ extra }) => extra !== 'supplied-footage' && extra !== 'ready-script'),
  )
  if (foundIn(tokens, materialNouns).some(({ first }) => !wanted.has(first))) return true
  const isOther = standsIn(tokens, refusing) || standsIn(tokens, soon)
  return own <= MAX_UNNAMED_MATERIALS && extras.length === 0 && !isOther
}

const soon = patternList(soonPatterns)
/** What is named and shall not be used. */
const leftOut = patternList(['non usatel*|usarl*|contatel*|consideratel*'])
const usedFilm = patternList([
  'filmat*|girat*|riprese|video|registrazion* .. usate|usare|usarl*|montare|montarl*|fatte|fatti|girati|girate',
])
const MAX_UNNAMED_MATERIALS = 5
const refusing = patternList(['non|niente|no|senza'])

/** Whether a clause says how it shall feel. */
export const hasTone = ({ tokens }: Message, clause: Span): boolean => standsIn(tokens, toneWord, clause)

/** A clause that says nothing but how it shall feel: "tono caldo", "caldo e sincero". */
export function toneIn(message: Message, taken: readonly Span[]): Understood<string> | null {
  const places = placesOf(taken)
  const clause = message.clauses.find(span => {
    const found = placesOf(foundIn(message.tokens, toneWord, span))
    if (found.size === 0) return false
    for (let at = span.first; at <= span.last; at++) {
      const word = message.tokens[at]?.word ?? ''
      if (places.has(at)) return false
      if (!found.has(at) && !toneLinks.has(word)) return false
    }
    return true
  })
  return clause === undefined
    ? null
    : { value: cleaned(sliceOf(message.text, message.tokens, clause)), spans: [clause] }
}
