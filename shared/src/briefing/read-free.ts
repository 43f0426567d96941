import { clausesOf, sentencesOf } from '../language/clauses.ts'
import { standsIn } from '../language/patterns.ts'
import { type Span, tokensOf } from '../language/tokens.ts'
import { cueStops, softStops } from './cue-keywords.ts'
import { WHO } from './extra-keywords.ts'
import { audienceCues, messageCues, toneCues, towards } from './free-cue-keywords.ts'
import { negatedTail, noAnswer, samePublic } from './free-keywords.ts'
import { isBare, type Message } from './message.ts'
import { kindsNamedIn, namedIn } from './named.ts'
import { cleaned, type FreeSlot, sliceOf, tokensFrom } from './read-words.ts'
import type { Understood } from './understood.ts'

// "Non vorrei un tono troppo pubblicitario" and "stile explainer" tell none.
const isTone = (said: string, before: string) =>
  !/\bnon\b/i.test(before) && kindsNamedIn(tokensOf(said)).length === 0

type CuedSlot = 'audience' | 'message' | 'tone'
const cues = { audience: audienceCues, message: messageCues, tone: toneCues } as const

/** A public or a tone, cut where the sentence turns to something else. */
function untilStop(text: string, today: string, slot: CuedSlot): string {
  const tokens = tokensOf(text)
  const { all } = namedIn({ text, tokens, today })
  // "Chi noleggia droni" is one public.
  const starts = (at: number) => all.some(({ first }) => first === at) && tokens[at - 2]?.word !== WHO
  const end = tokens.findIndex(({ word, boundary }, at) => {
    if (at === 0) return false
    if (boundary === 'sentence' || starts(at)) return true
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
    if (standsIn(message.tokens, noAnswer, part)) continue
    const found = cuedIn(message, slot, part)
    if (found !== null) return found
  }
  return null
}
