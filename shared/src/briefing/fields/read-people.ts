import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { isPlainNumber } from '../../language/number-keywords.ts'
import { foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, shortTitles, wordAt, wordsIn } from '../../language/tokens.ts'
import type { Understood } from '../brief/understood.ts'
import { materialNouns } from '../keywords/cue-keywords.ts'
import {
  actors,
  adding,
  articulated,
  available,
  beforePeople,
  behindNames,
  comparison,
  degrees,
  determiners,
  duties,
  justWords,
  kinship,
  nameTails,
  ofWords,
  persons,
  pronouns,
  speakersThemselves,
  speaking,
  spokenTo,
  things,
  together,
  videos,
} from '../keywords/people-keywords.ts'
import { filmedThere } from '../keywords/place-keywords.ts'
import { clauseOf, isCapital, type Message } from '../message/message.ts'
import { cleaned, sliceOf, tokensFrom } from '../message/read-words.ts'

const titles = new Set([...shortTitles, 'ssa'])

const isJoined = ({ tokens }: Message, at: number) => tokens[at]?.boundary === 'none'

/** The end of a name behind a noun, "Federica", or of what it belongs to, "di due ospiti". */
function endOfNoun(message: Message, noun: number): number {
  let last = noun
  const isOfName = (at: number) => isCapital(message, at) || titles.has(wordAt(message.tokens, at))
  while (isJoined(message, last + 1) && isOfName(last + 1)) last++
  if (!isJoined(message, last + 1)) return last
  if (degrees.has(wordAt(message.tokens, last + 1)) && isJoined(message, last + 2)) return last + 2
  const next = { first: last + 1, last: last + 1 }
  if (standsIn(message.tokens, available, next)) return last + 1
  // "Mia mamma ornella e basta"
  const isSmallName =
    last === noun &&
    kinship.has(wordAt(message.tokens, noun - 1)) &&
    isPerson(message, noun) &&
    behindNames.has(wordAt(message.tokens, last + 2)) &&
    !behindNames.has(wordAt(message.tokens, last + 1)) &&
    !standsIn(message.tokens, speaking, next)
  if (isSmallName) return last + 1
  // "Il direttore tecnico"
  const isLast = clauseOf(message, { first: noun, last }).last === last + 1
  if (isLast && !standsIn(message.tokens, speaking, next)) return last + 1
  if (!ofWords.has(wordAt(message.tokens, last + 1))) return last
  let owner = last + 2
  while (isJoined(message, owner) && determiners.has(wordAt(message.tokens, owner))) owner++
  return isJoined(message, owner) ? owner : last
}

/** "Il nostro amministratore, l'ing. Torresan" is one. */
function withItsTitle(message: Message, last: number): number {
  const isNamed =
    message.tokens[last + 1]?.boundary === 'clause' &&
    determiners.has(wordAt(message.tokens, last + 1)) &&
    shortTitles.has(wordAt(message.tokens, last + 2))
  return isNamed ? endOfNoun(message, last + 2) : last
}

const isPerson = ({ tokens }: Message, at: number) => standsIn(tokens, persons, { first: at, last: at })

/** No noun for a person is shorter: "zio", "ceo". */
const SHORTEST = 3

/** Somebody named at a place: "la mia socia Federica", "io e la mia collega Tina", "me che parlo". */
function personAt(message: Message, at: number, needsArticle: boolean): Span | null {
  if (pronouns.has(wordAt(message.tokens, at))) {
    const alone = { first: at, last: at }
    if (wordAt(message.tokens, at + 1) === 'che') return { first: at, last: clauseOf(message, alone).last }
    // "Io e mia sorella", and "io mio marito" where nobody dictates commas
    // and "noi dottori"
    const next = wordAt(message.tokens, at + 1) === 'e' ? at + 2 : at + 1
    const other = personAt(message, next, !(next === at + 1 && isPerson(message, next)))
    return { first: at, last: other?.last ?? (isCount(message, at + 1) ? at + 1 : at) }
  }
  let noun = at
  while (determiners.has(wordAt(message.tokens, noun)) && isJoined(message, noun + 1)) noun++
  // "Tre dei nostri raccontano", "due delle nostre ragazze"
  if (noun > at && ofWords.has(wordAt(message.tokens, noun)) && isJoined(message, noun + 1))
    noun += determiners.has(wordAt(message.tokens, noun + 1)) && isPerson(message, noun + 2) ? 2 : 1
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

/** "Noi quattro", "noi tutti" */
const isCount = (message: Message, at: number) =>
  isJoined(message, at) &&
  (isPlainNumber(wordAt(message.tokens, at)) || wordAt(message.tokens, at) === 'tutti') &&
  !standsIn(message.tokens, things, { first: at + 1, last: at + 1 })

/** "Gli studenti, i professori e i genitori": the next of a list that ends in "e". */
function listedAfter(message: Message, last: number): Span | null {
  const { tokens } = message
  const isNext = (at: number) => determiners.has(wordAt(tokens, at)) && isPerson(message, at + 1)
  const isList = tokens[last + 1]?.boundary === 'clause' && isNext(last + 1)
  const next = isList && wordAt(tokens, last + 3) === 'e' && isNext(last + 4)
  return next ? { first: last + 1, last: last + 2 } : null
}

const LONGEST_RELATIVE = 8

/** Somebody with all that is named beside them: "mio nonno Aldo, che ha 86 anni, e noi tre fratelli". */
function withTheRest(message: Message, { first, last }: Span): Span {
  const { text, tokens } = message
  const end = tokens[last]?.end ?? 0
  const rest = text.slice(end)
  for (const tail of nameTails) {
    const [whole = ''] = tail.exec(rest) ?? []
    if (whole !== '')
      return withTheRest(message, { first, last: tokensFrom(tokens, end, end + whole.length).last })
  }
  const listed = listedAfter(message, last)
  if (listed !== null) return withTheRest(message, { first, last: listed.last })
  const { last: sentence = last } = sentencesOf(tokens).find(span => span.last >= last) ?? {}
  // "Io comparirei con i due colleghi"
  const next = wordAt(tokens, last + 1)
  const reach = next === 'che' ? LONGEST_RELATIVE : /^(?:compa|appa)/.test(next) ? 3 : 2
  for (let at = last + 1; at < Math.min(sentence, last + reach); at++) {
    // "Noi dottori, io e mia sorella"
    const isSelf = at === last + 1 && pronouns.has(wordAt(tokens, at)) && tokens[at]?.boundary === 'clause'
    if (isSelf)
      return { first, last: withTheRest(message, personAt(message, at, true) ?? { first, last: at }).last }
    // "Io con mio figlio Matteo", "le famiglie con i bambini", "i cani con noi volontari"
    const isWith =
      together.has(wordAt(tokens, at)) &&
      ([wordAt(tokens, first), wordAt(tokens, at + 1)].some(word => pronouns.has(word)) ||
        kinship.has(wordAt(tokens, first)) ||
        (at === last + 1 && determiners.has(wordAt(tokens, at + 1)) && isPerson(message, at + 2)))
    if (!adding.has(wordAt(tokens, at)) && !isWith) continue
    const next = justWords.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
    const start = articulated.has(wordAt(tokens, next)) ? next + 1 : next
    const needsArticle = start === next && !articulated.has(wordAt(tokens, at)) && !isNamed(message, start)
    const other = personAt(message, start, needsArticle)
    const isSomebody = [start, other?.first ?? start, other?.last ?? start].some(
      place => pronouns.has(wordAt(tokens, place)) || isPerson(message, place) || isNamed(message, place),
    )
    if (other !== null && other.last <= sentence && isSomebody)
      return withTheRest(message, { first, last: other.last })
  }
  return { first, last }
}

/** "Parlerebbero Gino e la signora Ivana" */
const isNamed = (message: Message, at: number) => isJoined(message, at) && isCapital(message, at)

/** "Noi che lavoriamo" */
const selfAt = (message: Message, first: number): Span =>
  (wordAt(message.tokens, first + 1) === 'che' && personAt(message, first, true)) || { first, last: first }

const SOON = 12
const theWords = new Set(['i', 'gli', 'le', 'il', 'la'])

/** "Ci sono le maestre", "due operatrici disponibili"; not "ci sono i clienti che non sanno dove siamo". */
function isThere({ tokens, asked }: Message, person: Span, article: string, behind: Span): boolean {
  if (standsIn(tokens, available, person)) return true
  if (asked === 'audience' || !standsIn(tokens, persons, person)) return false
  const isKnown = theWords.has(article) && wordAt(tokens, person.last + 1) !== 'che'
  return isKnown || standsIn(tokens, speaking, behind)
}

/** Everybody whom a message shows on camera, in its order. */
function shownIn(message: Message): Span[] {
  const { tokens, clauses } = message
  const sentences = sentencesOf(tokens)
  const behind = ({ last }: Span): Span => {
    const end = sentences.find(sentence => sentence.last >= last)?.last ?? last
    return { first: last + 1, last: Math.min(end, last + SOON) }
  }
  const cued = foundIn(tokens, beforePeople).flatMap(({ key, first, last }) => {
    if (comparison.has(wordAt(tokens, first - 1))) return []
    if (pronouns.has(wordAt(tokens, first)))
      return spokenTo.has(wordAt(tokens, first - 1)) ? [] : [selfAt(message, first)]
    const word = wordAt(tokens, last)
    const startsThere = determiners.has(word) || pronouns.has(word)
    const isBehind = isJoined(message, last + 1) || key === 'shown'
    const next = justWords.has(wordAt(tokens, last + 1)) ? last + 2 : last + 1
    const person =
      startsThere || isBehind
        ? personAt(message, startsThere ? last : next, !articulated.has(word) && !isNamed(message, next))
        : null
    if (person === null) return []
    // "Un video di orientamento" is about no person.
    if (key === 'told' && ofWords.has(word) && !determiners.has(wordAt(tokens, next)))
      if (!isPerson(message, next) && !isNamed(message, next)) return []
    const isShown =
      key === 'shown' ||
      (key === 'there' && (isPerson(message, person.last) || isNamed(message, person.first))) ||
      standsIn(tokens, actors, person) ||
      (key === 'ready' && isThere(message, person, word, behind(person))) ||
      (key !== 'hired' &&
        key !== 'ready' &&
        key !== 'there' &&
        (standsIn(tokens, speaking, behind(person)) || (key === 'seen' && standsIn(tokens, persons, person))))
    return isShown ? [person] : []
  })
  const onDuty = clauses.flatMap(({ first }) => {
    const person = personAt(message, first, true)
    const isNext = person !== null && foundIn(tokens, duties, behind(person))[0]?.first === person.last + 1
    return isNext ? [person] : []
  })
  // "Un video dell'open day, con le maestre e qualche bambino"
  const beside = clauses.flatMap(({ first, last }) => {
    const sentence = sentences.find(span => span.last >= last)
    const isOfVideo = sentence && standsIn(tokens, videos, { first: sentence.first, last: first })
    const person = isOfVideo && wordAt(tokens, first) === 'con' ? personAt(message, first + 1, true) : null
    return person !== null && standsIn(tokens, persons, person) && withTheRest(message, person).last === last
      ? [person]
      : []
  })
  // "Giriamo in stalla con i miei genitori"
  const filmed = tokens.flatMap(({ word }, at) => {
    const sentence = sentences.find(span => span.last >= at)
    const isOwn =
      kinship.has(wordAt(tokens, at + 1)) &&
      standsIn(tokens, videos, { ...clauseOf(message, { first: at, last: at }), last: at })
    const isBeside =
      together.has(word) && sentence && (isOwn || standsIn(tokens, filmedThere, { ...sentence, last: at }))
    const person = isBeside ? personAt(message, at + 1, word === 'con') : null
    return person !== null && standsIn(tokens, persons, person) ? [person] : []
  })
  const all = [...cued, ...onDuty, ...beside, ...filmed].map(person => withTheRest(message, person))
  return all
    .filter(person => !all.some(other => isWithin(person, other) && !isWithin(other, person)))
    .toSorted((a, b) => a.first - b.first)
}

/** Who appears on camera: of several the last that is not taken back. */
export function peopleIn(message: Message): Understood<string> | null {
  const { tokens, text } = message
  // "No", and "non compare il vino"
  const isRefused = ({ first, last }: Span) =>
    wordAt(tokens, last + 1) === 'no' ||
    wordAt(tokens, first - 1) === 'non' ||
    // "Le riprese con i vostri operatori"
    wordsIn(tokens, { first, last: first + 1 }).some(({ word }) => /^vostr[oaie]$/.test(word)) ||
    (isJoined(message, first) && isJoined(message, first - 1) && wordAt(tokens, first - 2) === 'non')
  const person = shownIn(message).findLast(span => !isRefused(span))
  if (person === undefined) {
    const self = foundIn(tokens, speakersThemselves)[0]
    const isTakenBack = tokens.some(
      ({ word, boundary }, at) => self && at > self.last && word === 'no' && boundary === 'sentence',
    )
    if (self === undefined || isTakenBack) return null
    // "Io che parlo in camera"
    const who = { first: self.first - 2, last: self.first - 2 }
    const isNamed = wordAt(tokens, self.first - 1) === 'che' && pronouns.has(wordAt(tokens, who.first))
    return { value: sliceOf(text, tokens, isNamed ? who : self), spans: [self] }
  }
  // "Interviste agli operai" names no public.
  const first = articulated.has(wordAt(tokens, person.first - 1)) ? person.first - 1 : person.first
  const said = cleaned(sliceOf(text, tokens, person))
  const value = said.includes('(') && !said.includes(')') ? `${said})` : said
  return { value, spans: [{ ...person, first }] }
}
