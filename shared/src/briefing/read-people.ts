import { sentencesOf } from '../language/clauses.ts'
import { foundIn, standsIn } from '../language/patterns.ts'
import { shortTitles } from '../language/title-keywords.ts'
import { type Span, wordAt } from '../language/tokens.ts'
import { materialNouns } from './cue-keywords.ts'
import { clauseOf, isCapital, type Message } from './message.ts'
import {
  actors,
  articulated,
  beforePeople,
  determiners,
  duties,
  ofWords,
  persons,
  pronouns,
  speakersThemselves,
  speaking,
  things,
} from './people-keywords.ts'
import { cleaned, sliceOf } from './read-words.ts'
import type { Understood } from './understood.ts'

const isJoined = ({ tokens }: Message, at: number) => tokens[at]?.boundary === 'none'

/** The end of a name behind a noun, "Federica", or of what it belongs to, "di due ospiti". */
function endOfNoun(message: Message, noun: number): number {
  let last = noun
  while (isJoined(message, last + 1) && isCapital(message, last + 1)) last++
  if (!isJoined(message, last + 1)) return last
  // "Il direttore tecnico"
  const isLast = clauseOf(message, { first: noun, last }).last === last + 1
  if (isLast && !standsIn(message.tokens, speaking, { first: last + 1, last: last + 1 })) return last + 1
  if (!ofWords.has(wordAt(message.tokens, last + 1))) return last
  let next = last + 2
  while (isJoined(message, next) && determiners.has(wordAt(message.tokens, next))) next++
  return isJoined(message, next) ? next : last
}

/** "Il nostro amministratore, l'ing. Torresan" is one. */
function withItsTitle(message: Message, last: number): number {
  const isNamed =
    message.tokens[last + 1]?.boundary === 'clause' &&
    determiners.has(wordAt(message.tokens, last + 1)) &&
    shortTitles.has(wordAt(message.tokens, last + 2))
  return isNamed ? endOfNoun(message, last + 2) : last
}

/** No noun for a person is shorter: "zio", "ceo". */
const SHORTEST = 3

/** Somebody named at a place: "la mia socia Federica", "io e la mia collega Tina", "me che parlo". */
function personAt(message: Message, at: number, needsArticle: boolean): Span | null {
  if (pronouns.has(wordAt(message.tokens, at))) {
    const alone = { first: at, last: at }
    if (wordAt(message.tokens, at + 1) === 'che') return { first: at, last: clauseOf(message, alone).last }
    // "Io e mia sorella", and "io mio marito" where nobody dictates commas
    const other = personAt(message, wordAt(message.tokens, at + 1) === 'e' ? at + 2 : at + 1, true)
    return { first: at, last: other?.last ?? at }
  }
  let noun = at
  while (determiners.has(wordAt(message.tokens, noun)) && isJoined(message, noun + 1)) noun++
  if (wordAt(message.tokens, noun).length < SHORTEST || (noun === at && needsArticle)) return null
  const isThing = [materialNouns, things].some(nouns =>
    standsIn(message.tokens, nouns, { first: noun, last: noun }),
  )
  if (isThing) return null
  const last = withItsTitle(message, endOfNoun(message, noun))
  // "La direttrice e due infermiere"
  const isListed =
    wordAt(message.tokens, last + 1) === 'e' && determiners.has(wordAt(message.tokens, last + 2))
  return { first: at, last: (isListed ? personAt(message, last + 2, true) : null)?.last ?? last }
}

/** "Parlerebbero Gino e la signora Ivana" */
const isNamed = (message: Message, at: number) => isJoined(message, at) && isCapital(message, at)

const SOON = 12

/** Everybody whom a message shows on camera, in its order. */
function shownIn(message: Message): Span[] {
  const { tokens, clauses } = message
  const sentences = sentencesOf(tokens)
  const behind = ({ last }: Span): Span => {
    const end = sentences.find(sentence => sentence.last >= last)?.last ?? last
    return { first: last + 1, last: Math.min(end, last + SOON) }
  }
  const cued = foundIn(tokens, beforePeople).flatMap(({ key, first, last }) => {
    if (pronouns.has(wordAt(tokens, first))) return [{ first, last: first }]
    const word = wordAt(tokens, last)
    const startsThere = determiners.has(word) || pronouns.has(word)
    const isBehind = isJoined(message, last + 1) || key === 'shown'
    const person =
      startsThere || isBehind
        ? personAt(
            message,
            startsThere ? last : last + 1,
            !articulated.has(word) && !isNamed(message, last + 1),
          )
        : null
    if (person === null) return []
    const isShown =
      key === 'shown' ||
      standsIn(tokens, actors, person) ||
      (key !== 'hired' &&
        (standsIn(tokens, speaking, behind(person)) || (key === 'seen' && standsIn(tokens, persons, person))))
    return isShown ? [person] : []
  })
  const onDuty = clauses.flatMap(({ first }) => {
    const person = personAt(message, first, true)
    const isNext = person !== null && foundIn(tokens, duties, behind(person))[0]?.first === person.last + 1
    return isNext ? [person] : []
  })
  return [...cued, ...onDuty].toSorted((a, b) => a.first - b.first)
}

/** Who appears on camera: of several the last that is not taken back. */
export function peopleIn(message: Message): Understood<string> | null {
  const isRefused = ({ first, last }: Span) =>
    wordAt(message.tokens, last + 1) === 'no' || wordAt(message.tokens, first - 1) === 'non'
  const person = shownIn(message).findLast(span => !isRefused(span))
  if (person === undefined) {
    const self = foundIn(message.tokens, speakersThemselves)[0]
    const isTakenBack = message.tokens.some(
      ({ word, boundary }, at) => self && at > self.last && word === 'no' && boundary === 'sentence',
    )
    if (self === undefined || isTakenBack) return null
    return { value: sliceOf(message.text, message.tokens, self), spans: [self] }
  }
  // "Interviste agli operai" names no public.
  const first = articulated.has(wordAt(message.tokens, person.first - 1)) ? person.first - 1 : person.first
  return { value: cleaned(sliceOf(message.text, message.tokens, person)), spans: [{ ...person, first }] }
}
