import { shareWords } from '../../language/mentions.ts'
import { foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt } from '../../language/tokens.ts'
import type { Extra } from '../brief/brief.ts'
import { filmedAlone } from '../keywords/brought-keywords.ts'
import { fillers, wishes } from '../keywords/cue-keywords.ts'
import {
  afterLoose,
  continuations,
  doneByUs,
  extraArticles,
  extraSorts,
  FUTURE,
  IS,
  leftToUs,
  orderLeads,
  orderStatements,
  statementOpeners,
  takeIt,
  takeItPatterns,
  toldToDo,
  YES,
  YES_PLAIN,
} from '../keywords/extra-keywords.ts'
import { toneWords } from '../keywords/free-keywords.ts'
import { clauseOf, isCapital, isPrecededBy, type Message, placesOf } from '../message/message.ts'
import type { NamedExtra } from '../message/named.ts'

const turns = new Set(['invece', 'pero', 'comunque'])
const articles = new Set([...extraArticles, 'un', 'uno', 'una'])
const sorts = patternList([...extraSorts, ...toneWords])

const about = new Set(['sul', 'sulla', 'sui', 'sulle', 'sugli'])
const asked = new Set(['chi', 'cosa', 'quanto', 'quale'])
const extraLeads = new Set(['al', 'alla', 'alle', 'ai'])
/** Before more words of a clause these say something of an extra, or put it to the choice; orders are told apart. */
const verbs = new Set(['o', 'oppure', 'va', 'serve', 'servono', 'servirebbe', 'occorre'])

/** Whether what stands behind an extra says how, when or for whom it shall be: "calda", "per i clienti". */
function isHow(message: Message, at: number, taken: ReadonlySet<number>): boolean {
  const { tokens } = message
  const { word = '', written = '' } = tokens[at] ?? {}
  if (word === YES_PLAIN) return saysYes(message, at, taken)
  // "Il drone il mio socio non lo vuole", "a chi mi rivolgo", "sarà cara"
  if (articles.has(word) && !extraLeads.has(word)) return taken.has(at + 1)
  if ((word === 'a' && asked.has(wordAt(tokens, at + 1))) || written.endsWith(FUTURE)) return false
  if (verbs.has(word) && at < clauseOf(message, { first: at, last: at }).last) return false
  const isKnown = [fillers, continuations, afterLoose].some(words => words.has(word))
  const isSort = foundIn(tokens, sorts, { first: at, last: at + 2 }).some(({ first }) => first === at)
  return isKnown || isSort || /\d/.test(word) || isCapital(message, at)
}

/** "Il drone sì", and in haste "il drone si sul bosco"; not "si paga a parte". */
export function saysYes(message: Message, at: number, taken: ReadonlySet<number>): boolean {
  const { word, written } = message.tokens[at] ?? {}
  if (word !== YES_PLAIN) return false
  const isLast = at === clauseOf(message, { first: at, last: at }).last
  const isWanted = foundIn(message.tokens, orderStatements).some(({ first }) => first === at + 1)
  const isRest = wordAt(message.tokens, at + 2) === 'resto'
  return written === YES || isLast || isWanted || isRest || taken.has(at + 1) || isHow(message, at + 1, taken)
}

/**
 * Whether an extra is named as who orders does: "la voce", "con la voce in inglese", "la voce serve". Of all else that
 * can be said of it ("la voce stona", "detesto la voce") nothing is ordered, and the client is asked.
 */
export function isPlain(message: Message, extra: Span, things: readonly Span[]): boolean {
  if (isPrecededBy(message, extra, wishes)) return true
  const { tokens } = message
  const { first, last } = clauseOf(message, extra)
  const taken = placesOf(things)
  const hasArticle = articles.has(wordAt(tokens, extra.first - 1))
  const before = extra.first - (hasArticle ? 2 : 1)
  // "La nota sulla voce"
  if (about.has(wordAt(tokens, extra.first - 1))) return false
  const isLed =
    !hasArticle ||
    before < first ||
    taken.has(before) ||
    // "Non so cos'è il drone"
    (tokens[before]?.written !== IS && [fillers, orderLeads].some(words => words.has(wordAt(tokens, before))))
  const next = extra.last + 1
  // "I sottotitoli comunque servono"
  const behind = next < last && turns.has(wordAt(tokens, next)) ? next + 1 : next
  const isStatement = tokens[behind]?.written === IS
  // "Il drone ci vuole", not "il drone ci vuole il permesso"
  const isOrder = (found: Span) =>
    found.first === behind &&
    !(
      tokens[found.last + 1]?.boundary === 'none' &&
      articles.has(wordAt(tokens, found.last + 1)) &&
      !taken.has(found.last + 2)
    )
  const isEnd =
    behind > last ||
    taken.has(behind) ||
    (!isStatement && !statementOpeners.has(wordAt(tokens, behind)) && isHow(message, behind, taken)) ||
    foundIn(tokens, orderStatements, { first: behind, last }).some(isOrder) ||
    (articles.has(wordAt(tokens, behind)) && taken.has(behind + 1))
  return isLed && isEnd
}

const must = patternList([
  'obbligator*|necessari*|indispensabil*|ok|okay|assolutamente|certamente|ovviamente|sicuramente|volentieri|anche|pure',
  'senz altro',
  'di sicuro',
  'per forza',
  'mi raccomando',
  ...takeItPatterns,
])
/** At the end of what is said of an extra: "le riprese, se sono della festa, certo che sì". */
const surely = patternList(['certo|ovvio|certamente|sicuramente|assolutamente (che) si'])

/** "La voce l'ho chiesta, mettila": the beginning of what follows in the sentence. */
const nextClause = (message: Message, extra: Span) => {
  const { last } = clauseOf(message, extra)
  const isSentence = message.tokens[last + 1]?.boundary === 'sentence'
  return { first: last + 1, last: isSentence ? last : last + 2 }
}

/** "Sottotitoli obbligatori", "la musica mettetela", "le riprese vanno fatte". */
export const isMust = (message: Message, extra: NamedExtra) =>
  standsIn(message.tokens, must, { first: extra.last + 1, last: extra.last + 2 }) ||
  [1, 2].some(next => saysYes(message, extra.last + next, new Set())) ||
  standsIn(message.tokens, takeIt, nextClause(message, extra)) ||
  standsIn(message.tokens, surely, { first: extra.last + 1, last: clauseOf(message, extra).last }) ||
  isToldToDo(message, extra)

/** "Venite a filmarci", "i testi scriveteli voi" */
export const isToldToDo = (message: Message, extra: NamedExtra) =>
  standsIn(message.tokens, toldToDo, extra) || isDoneByUs(message, extra)

/** "Le riprese le fate voi" */
export const isDoneByUs = (message: Message, extra: NamedExtra) => {
  const { last } = clauseOf(message, extra)
  if (isFilmedAlone(message, extra)) return false
  return (
    foundIn(message.tokens, doneByUs).some(done => shareWords(done, extra)) ||
    // "Non abbiamo riprese, le fate voi"
    (ourWork.has(extra.extra) && standsIn(message.tokens, leftToUs, { first: last + 1, last: last + 3 }))
  )
}

const ourWork = new Set<Extra>(['shooting', 'scriptwriting'])

/** "Le riprese le faccio io" */
export const isFilmedAlone = (message: Message, extra: NamedExtra) =>
  extra.extra === 'shooting' && standsIn(message.tokens, filmedAlone, clauseOf(message, extra))
