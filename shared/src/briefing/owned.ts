import { foundIn } from '../language/patterns.ts'
import { type Span, wordAt } from '../language/tokens.ts'
import { materialVerbs, wishes } from './cue-keywords.ts'
import { clauseOf, isPrecededBy, type Message } from './message.ts'
import { asksFor, owning, possessives, theirs } from './owned-keywords.ts'

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
const RIGHT_BEHIND = 5

/** What follows a thing, as far as the next one or the end of the clause. */
export function behind(message: Message, span: Span, others: readonly Span[], reach: number): Span {
  const { last } = clauseOf(message, span)
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
  return isOwning(message, {
    first: Math.max(clause.first, span.first - NEAR),
    last: behind(message, span, others, NEAR).last,
  })
}
