import { foundIn, patternList } from '../language/patterns.ts'
import { type Span, wordAt } from '../language/tokens.ts'
import { fillers, wishes } from './cue-keywords.ts'
import {
  afterLoose,
  continuations,
  extraArticles,
  extraSorts,
  FUTURE,
  IS,
  orderLeads,
  orderStatements,
  statementOpeners,
  YES,
  YES_PLAIN,
} from './extra-keywords.ts'
import { toneWords } from './free-keywords.ts'
import { clauseOf, isCapital, isPrecededBy, type Message, placesOf } from './message.ts'

const turns = new Set(['invece', 'pero', 'comunque'])
const articles = new Set([...extraArticles, 'un', 'uno', 'una'])
const sorts = patternList([...extraSorts, ...toneWords])

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
  const isLed =
    !hasArticle ||
    before < first ||
    taken.has(before) ||
    // "Non so cos'è il drone"
    (tokens[before]?.written !== IS && [fillers, orderLeads].some(words => words.has(wordAt(tokens, before))))
  const next = extra.last + 1
  // "I sottotitoli invece servono"
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
