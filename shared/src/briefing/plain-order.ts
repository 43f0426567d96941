import { foundIn } from '../language/patterns.ts'
import { type Span, wordAt } from '../language/tokens.ts'
import { fillers, wishes } from './cue-keywords.ts'
import {
  continuations,
  extraArticles,
  IS,
  orderLeads,
  orderStatements,
  statementOpeners,
} from './extra-keywords.ts'
import { clauseOf, isPrecededBy, type Message, placesOf } from './message.ts'

const turns = new Set(['invece', 'pero', 'comunque'])
/** "Il drone disturberebbe", "costerà", "alza il conto": a verb says something of it. */
function isVerb({ tokens }: Message, at: number, taken: ReadonlySet<number>): boolean {
  const { word = '', written = '' } = tokens[at] ?? {}
  if (statementOpeners.has(word) || /rebber?o?$/.test(word) || /[^t][àò]$/.test(written)) return true
  const hasObject = articles.has(wordAt(tokens, at + 1)) && tokens[at + 1]?.boundary === 'none'
  return (
    hasObject &&
    !taken.has(at + 2) &&
    /[aeo]$/.test(word) &&
    ![continuations, fillers].some(words => words.has(word))
  )
}

const articles = new Set([...extraArticles, 'un', 'uno', 'una'])

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
  const isEnd =
    behind > last ||
    taken.has(behind) ||
    (!isStatement && !isVerb(message, behind, taken)) ||
    foundIn(tokens, orderStatements, { first: behind, last }).some(found => found.first === behind) ||
    (articles.has(wordAt(tokens, behind)) && taken.has(behind + 1))
  return isLed && isEnd
}
