import { clausesOf, sentencesOf } from '../language/clauses.ts'
import { NOT } from '../language/length-keywords.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import {
  audienceCues,
  closers,
  companyCues,
  cueStops,
  legalForm,
  materialNouns,
  materialVerbs,
  messageCues,
  openers,
  softStops,
  toneCues,
  towards,
  wishes,
} from './cue-keywords.ts'
import { isBare, type Message } from './message.ts'
import { namedIn } from './named.ts'
import { companions, objectPronouns, publicClause } from './rest-keywords.ts'
import type { Understood } from './typed-answers.ts'

/** The slots that hold the client's own words. */
export const freeSlots = ['audience', 'message', 'tone', 'materials'] as const

export type FreeSlot = (typeof freeSlots)[number]

const MAX_ANSWER = 600

const cues = { audience: audienceCues, message: messageCues, tone: toneCues } as const

const sliceOf = (text: string, tokens: readonly Token[], { first, last }: Span) =>
  text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)

/** A client's words on one line, without what people say before they begin. */
function cleaned(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(openers, '').replace(closers, '')
  return line.replace(/^[\s,;:.!?-]+|(?<![\s,;:.!-])[\s,;:.!-]+$/g, '').slice(0, MAX_ANSWER)
}

/** A public or a tone, cut where the sentence turns to something else. */
function untilStop(text: string, today: string): string {
  const tokens = tokensOf(text)
  const { all } = namedIn({ text, tokens, today })
  const starts = (at: number) => all.some(({ first }) => first === at)
  const end = tokens.findIndex(({ word, boundary }, at) => {
    if (at === 0) return false
    if (boundary === 'clause' || boundary === 'sentence' || starts(at)) return true
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

const tokensFrom = (tokens: readonly Token[], start: number, end: number): Span => ({
  first: tokens.findIndex(token => token.start >= start),
  last: tokens.findLastIndex(token => token.end <= end),
})

type CuedSlot = keyof typeof cues

function cuedIn(message: Message, slot: CuedSlot, part: Span): Understood<string> | null {
  const text = sliceOf(message.text, message.tokens, part)
  const match = cues[slot].exec(text)
  const words = match?.[1]
  if (match === null || words === undefined) return null
  const said = slot === 'message' ? untilBare(words, message) : untilStop(words, message.today)
  if (said === '') return null
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
  const said = untilStop(words, today).length < words.length / 2 ? text : cleaned(words)
  return slot === 'audience' ? withoutTowards(said) : said
}

// "Cambia il tono: ironico" is one thing said.
const joinedByColon = ({ tokens, clauses }: Message) =>
  clauses.map((clause, at) => {
    const following = clauses[at + 1]
    const isJoined = following !== undefined && tokens[following.first]?.gap.trim() === ':'
    return isJoined ? { first: clause.first, last: following.last } : clause
  })

/** What a message says of its public, point or tone without being asked, behind words such as "rivolto a". */
export function cued(message: Message, slot: CuedSlot): Understood<string> | null {
  const parts = slot === 'message' ? sentencesOf(message.tokens) : joinedByColon(message)
  for (const part of parts.toReversed()) {
    const found = cuedIn(message, slot, part)
    if (found !== null) return found
  }
  return null
}

const wordsOf = ({ tokens }: Message, { first, last }: Span) =>
  tokens.slice(first, last + 1).map(token => token.word)

// "Abbiamo il logo", "il logo ce l'abbiamo"; not "non abbiamo", not "abbiamo bisogno di foto".
function namesMaterials(message: Message, clause: Span): boolean {
  const words = wordsOf(message, clause)
  const verb = words.findIndex(word => materialVerbs.has(word))
  if (verb < 0 || words.slice(Math.max(0, verb - 3), verb).includes(NOT)) return false
  if (words.some(word => wishes.has(word) && word !== 'anche')) return false
  const isBefore = words.slice(0, verb).some(word => objectPronouns.has(word))
  return (isBefore ? words : words.slice(verb)).some(word => materialNouns.has(word))
}

const isCompanion = (message: Message, clause: Span) => {
  const words = wordsOf(message, clause)
  const isSmall = (word: string) => companions.has(word) || materialNouns.has(word)
  return words.some(word => materialNouns.has(word)) && words.every(isSmall)
}

/** What the client says to have: the clause around "abbiamo il logo", with "foto pure" behind it. */
export function materialsIn(message: Message): Understood<string> | null {
  const { tokens, clauses } = message
  const at = clauses.findIndex(clause => namesMaterials(message, clause))
  const clause = clauses[at]
  if (clause === undefined) return null
  const end = clauses.findIndex((other, place) => place > at && !isCompanion(message, other))
  const last = (end < 0 ? clauses.at(-1) : clauses[end - 1])?.last ?? clause.last
  const span = { first: clause.first, last }
  return { value: cleaned(sliceOf(message.text, tokens, span)), spans: [span] }
}

/** "Video aziendale, buyer tedeschi": a clause that does nothing but name a public. */
export function publicIn(message: Message): Understood<string> | null {
  const { tokens, text } = message
  const clause = message.clauses.find(span => publicClause.test(sliceOf(text, tokens, span)))
  return clause === undefined ? null : { value: sliceOf(text, tokens, clause), spans: [clause] }
}

/** The company's name. Its words are no part of what else is said. */
export function companyIn({ text, tokens }: Message): Understood<string> | null {
  const match = companyCues.exec(text)
  const name = match?.[1]?.replace(legalForm, '$1').replace(/\s(?:di|del|della|e)$/, '')
  if (match === null || name === undefined) return null
  const start = match.index + match[0].lastIndexOf(name)
  return { value: name.slice(0, 200), spans: [tokensFrom(tokens, start, start + name.length)] }
}

/** What is left of an answer once the clauses that speak of other things are taken out of it. */
export function restOf(message: Message, taken: readonly Span[]): string {
  const { text, tokens, clauses } = message
  const kept = clauses.filter(clause => {
    const isTaken = taken.some(span => span.first <= clause.first && span.last >= clause.last)
    return !isTaken && !isBare(message, clause, taken)
  })
  const last = tokens.length - 1
  // Neighbouring clauses keep the signs between them.
  return cleaned(
    kept
      .map(clause => {
        const next = kept.find(other => other.first === clause.last + 1)
        const end = next === undefined ? tokens[clause.last]?.end : tokens[next.first]?.start
        return text.slice(tokens[clause.first]?.start ?? 0, clause.last === last ? text.length : end)
      })
      .join(' '),
  )
}
