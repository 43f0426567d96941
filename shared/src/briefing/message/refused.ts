import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { beginsWith, foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt, wordsIn } from '../../language/tokens.ts'
import { keepings, materialVerbs, removals, subordinating, wishes } from '../keywords/cue-keywords.ts'
import { extraArticles, refusal } from '../keywords/extra-keywords.ts'
import {
  asksFor,
  clitics,
  excepting,
  notThese,
  outOfField,
  owning,
  possessives,
  takenOut,
  theirs,
  turningDown,
} from '../keywords/owned-keywords.ts'
import { languageWord } from '../keywords/typed-keywords.ts'
import { clauseOf, isPrecededBy, type Message, saysOnly } from './message.ts'

const isOwning = (message: Message, { first, last }: Span) =>
  foundIn(message.tokens, owning, { first: Math.max(0, first), last }).some(
    found => !asksFor.test(wordAt(message.tokens, found.last + 1)),
  )

/** Whether a thing is called the client's: "le nostre riprese". */
export const hasPossessive = (message: Message, span: Span) => {
  const clause = clauseOf(message, span)
  return [span.first - 1, span.first - 2, span.last + 1].some(
    at => at >= clause.first && at <= clause.last && possessives.has(wordAt(message.tokens, at)),
  )
}

const NEAR = 7
const JUST_BEFORE = 3
const RIGHT_BEHIND = 5

/** What follows a thing, as far as the next one or the end of the clause, or of what else is given. */
function behind(
  message: Message,
  span: Span,
  others: readonly Span[],
  reach: number,
  { last }: Span = clauseOf(message, span),
): Span {
  const next = others.find(({ first }) => first > span.last)?.first ?? last + 1
  return { first: span.last + 1, last: Math.min(span.last + reach, last, next - 1) }
}

/** Whether the client has or does a thing already: "il nostro jingle", "i testi li scriviamo noi". */
export function isOwned(message: Message, span: Span, others: readonly Span[]): boolean {
  // "Marco ha anche il drone suo"
  const isTheirs =
    theirs.has(wordAt(message.tokens, span.last + 1)) && span.last < clauseOf(message, span).last
  if (isTheirs) return true
  // "Vorremmo i sottotitoli e il drone ce l'abbiamo": what follows a wish is owned only where that is said at once.
  if (isPrecededBy(message, span, wishes))
    return isOwning(message, behind(message, span, others, RIGHT_BEHIND))
  if (hasPossessive(message, span) || isPrecededBy(message, span, materialVerbs, NEAR)) return true
  const clause = clauseOf(message, span)
  // "Voce, la faccio io"
  const isDoneAlone =
    span.last === clause.last &&
    message.tokens[clause.last + 1]?.boundary === 'clause' &&
    clitics.has(wordAt(message.tokens, clause.last + 1)) &&
    [1, 2].some(next =>
      beginsWith(message.tokens, owning, { first: clause.last + next, last: clause.last + NEAR }),
    )
  if (isDoneAlone) return true
  return isOwning(message, {
    first: Math.max(clause.first, span.first - NEAR),
    last: behind(message, span, others, NEAR).last,
  })
}

const listing = patternList(['e|ne|o|oppure|nemmeno|neanche'])

/** Nobody names more in one message; each is judged by its neighbours. */
export const MOST_NAMED = 40

const wished = patternList(['lo|la|li|le voglio|vogliamo|vorrei|vorremmo'])
const REACH = 5

/** "No drone", "no al drone"; not "no dai, il drone", and not what follows "i sottotitoli no". */
function isAfterNo(message: Message, { first }: Span, previous: Span | undefined): boolean {
  const { tokens } = message
  // "No anche al drone"
  const also = wordAt(tokens, first - 2) === 'anche' ? 3 : 2
  const at = [first - 1, first - 2, first - also].find(place => tokens[place]?.word === 'no')
  // "Drone no, sottotitoli no" and "no drone no sottotitoli"
  const isOfPrevious =
    previous !== undefined &&
    previous.last === (at ?? 0) - 1 &&
    tokens[at ?? 0]?.boundary === 'none' &&
    !(tokens[previous.first]?.boundary === 'none' && wordAt(tokens, previous.first - 1) === 'no')
  // "Ma no, i sottotitoli li voglio"
  if (at === 1 && wordAt(tokens, 0) === 'ma' && standsIn(tokens, wished)) return false
  // "Perché no, il drone" takes it.
  if (at === undefined || isOfPrevious || wordAt(tokens, at - 1) === 'perche') return false
  // "La musica no. Le riprese servono": a no that ends a sentence is not the next one's, "no. Il drone" refuses it.
  const isAnswer = tokens[at]?.boundary === 'sentence' && tokens[at + 1]?.boundary === 'sentence'
  if (!isAnswer && tokens[at + 1]?.boundary === 'sentence') return false
  // "Il drone direi di no. La musica sì": that no was the drone's, "direi di no al drone" too.
  const isClosed =
    wordAt(tokens, at - 1) === 'di' &&
    tokens[at + 1]?.boundary !== 'none' &&
    previous !== undefined &&
    previous.first >= clauseOf(message, { first: at, last: at }).first
  if (isClosed) return false
  return at === first - 1 || extraArticles.has(wordAt(tokens, first - 1))
}

/** "Non sottotitoli, ma una voce", "tutto ma non il drone"; "perché non il drone" takes it. */
function isDenied({ tokens }: Message, { first }: Span): boolean {
  const at = extraArticles.has(wordAt(tokens, first - 1)) ? first - 2 : first - 1
  return wordAt(tokens, at) === 'non' && !['perche', 'o'].includes(wordAt(tokens, at - 1))
}

/**
 * Whether a thing is refused before it is named: "niente drone", "né drone né musica", "non voglio il drone". In
 * dictated speech a negation does not reach past the next thing named, but through a list.
 */
function isRefused(message: Message, thing: Span, all: readonly Span[]): boolean {
  const { first } = clauseOf(message, thing)
  const previous = all.findLast(other => other.last < thing.first)
  const start = Math.max(first, thing.first - REACH, (previous?.last ?? -1) + 1)
  // "Non serve che veniate" names filming from its second word on.
  const between = { first: start, last: thing.first }
  const isSaid = foundIn(message.tokens, refusal, between).some(
    found =>
      !(
        wordAt(message.tokens, found.last).startsWith('sen') &&
        wordAt(message.tokens, found.last + 1) === 'di'
      ),
  )
  if (isSaid || isDenied(message, thing) || isAfterNo(message, thing, previous)) return true
  if (previous === undefined || previous.first < first) return false
  const isListed = thing.first - previous.last <= 3 && standsIn(message.tokens, listing, between)
  return (isListed || thing.first - previous.last === 1) && isRefused(message, previous, all)
}

const refusing = new Set(['no', 'niente', 'nient', 'zero'])
/** "Il drone, perché no" takes it, and "il resto no" is no part of it. */
const notItsOwn = new Set(['o', 'perche', 'se', 'resto', 'altro', 'altri', 'altre'])

/** "Il drone per due commercialisti no", "voce niente"; not "il drone perché no". */
function isEndedByNo(message: Message, { last }: Span, clause: Span, others: readonly Span[]): boolean {
  const isLast = others.every(other => other.first <= last || other.first > clause.last)
  if (
    !refusing.has(wordAt(message.tokens, clause.last)) ||
    notItsOwn.has(wordAt(message.tokens, clause.last - 1))
  )
    return false
  if (isLast) return true
  // "Voce e musica no": both.
  const next = others.find(other => other.first > last && other.first <= clause.last)
  return (
    next?.first === last + 2 &&
    wordAt(message.tokens, last + 1) === 'e' &&
    isEndedByNo(message, next, clause, others)
  )
}

const plainNo = patternList(['no (grazie)'])
const repeating = patternList(['ripeto|ribadisco|dicevo|ecco|invece|ma', 'come dicevo', 'l ho gia detto'])

/** "Il drone, no", "il drone, ripeto, no"; not "vorrei il drone, no". */
function isNoBehind(message: Message, span: Span, clause: Span): boolean {
  const { tokens, clauses } = message
  if (span.last !== clause.last || isPrecededBy(message, span, wishes)) return false
  const sentence = sentencesOf(tokens).find(whole => isWithin(span, whole)) ?? clause
  const behindIt = clauses.filter(({ first, last }) => first > clause.last && last <= sentence.last)
  const no = behindIt.find(part => !saysOnly(wordsIn(tokens, part), repeating))
  return no !== undefined && saysOnly(wordsIn(tokens, no), plainNo)
}

const everyOrNone = /^(?:tutt[oaie]|niente|null[ao]|nessun[oa]?|zero|no|non)$/

/** Whether what makes an exception excepts from nothing: "niente extra tranne i sottotitoli". */
function isFromNothing({ tokens }: Message, { first }: Span): boolean {
  const start = tokens.findLastIndex(({ boundary }, at) => at <= first && boundary === 'sentence')
  const before = tokens.slice(start, first).findLast(({ word }) => everyOrNone.test(word))
  return before !== undefined && !before.word.startsWith('tutt')
}

const exceptionBefore = (message: Message, span: Span) =>
  foundIn(message.tokens, excepting, {
    first: Math.max(clauseOf(message, span).first, span.first - NEAR),
    last: span.first,
  }).at(-1)

/** "I sottotitoli solo in tedesco, l'inglese lo togliete" */
const isOfLanguage = (message: Message, span: Span, found: Span) =>
  standsIn(message.tokens, languageWord, {
    first: Math.max(span.last + 1, clauseOf(message, found).first),
    last: found.first,
  })

/** "Tutto tranne il drone" and "il drone non ci interessa" turn it down. */
function isTurnedDown(message: Message, span: Span, others: readonly Span[]): boolean {
  const clause = clauseOf(message, span)
  if (exceptionBefore(message, span)) return true
  const sentence = sentencesOf(message.tokens).find(whole => isWithin(span, whole))
  const isSoon = foundIn(message.tokens, takenOut, behind(message, span, others, Infinity, sentence)).some(
    found => wordAt(message.tokens, found.first - 2) !== 'se' && !isOfLanguage(message, span, found),
  )
  if (isSoon) return true
  if (isEndedByNo(message, span, clause, others) || isNoBehind(message, span, clause)) return true
  const after = behind(message, span, others, REACH + 1)
  // "I sottotitoli che qualcuno no li capisce": what follows is a reason.
  const isReason = subordinating.has(wordAt(message.tokens, span.last + 1))
  return foundIn(message.tokens, turningDown, after).some(
    ({ first, last }) => first <= span.last + 3 && !(isReason && first === last),
  )
}

const joining = new Set([...extraArticles, 'e', 'ed', 'o', 'ne', 'un', 'una'])

/** The things that are named in a row with one: "musica, sottotitoli e il drone". */
function listOf({ tokens }: Message, thing: Span, all: readonly Span[]): Span {
  const isJoined = (before: Span, next: Span) =>
    next.first > before.last &&
    tokens[next.first]?.boundary !== 'sentence' &&
    wordsIn(tokens, { first: before.last + 1, last: next.first - 1 }).every(
      ({ word, boundary }) => joining.has(word) && boundary !== 'sentence',
    )
  let { first, last } = thing
  for (const other of all.toSorted((a, b) => a.first - b.first))
    if (isJoined({ first, last }, other)) last = other.last
  for (const other of all.toSorted((a, b) => b.first - a.first))
    if (isJoined(other, { first, last })) first = other.first
  return { first, last }
}

/** "Nei materiali togli il pezzo del jingle", "le riprese non vanno tra i materiali" */
export const isOutOfField = (message: Message, thing: Span): boolean =>
  standsIn(message.tokens, outOfField, clauseOf(message, thing)) &&
  (isPrecededBy(message, thing, removals) || standsIn(message.tokens, turningDown, clauseOf(message, thing)))

/** The words of a message that make an exception. */
export const exceptionsIn = ({ tokens }: Message): Span[] => foundIn(tokens, excepting)

/**
 * Whether a thing that is named, be it an extra, a format or a language, is not wanted: refused before it is named, taken
 * away again, or turned down behind it. `all` are the things named beside it.
 */
export function isUnwanted(message: Message, thing: Span, all: readonly Span[]): boolean {
  const exception = exceptionBefore(message, thing)
  if (exception && isFromNothing(message, exception)) return false
  const list = listOf(message, thing, all)
  // "Togli la musica, sottotitoli sì", "togli la musica e lascia la voce"
  const isKept =
    (list.first < thing.first && wordAt(message.tokens, thing.last + 1) === 'si') ||
    isPrecededBy(message, list, keepings, JUST_BEFORE)
  return (
    isRefused(message, thing, all) ||
    (!isKept && isPrecededBy(message, { first: list.first, last: list.first }, removals)) ||
    isTurnedDown(message, thing, all) ||
    foundIn(message.tokens, notThese, { first: list.last + 1, last: list.last + REACH }).some(
      ({ first }) => first === list.last + 1,
    )
  )
}
