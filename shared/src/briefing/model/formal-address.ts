import { foundIn } from '../../language/patterns.ts'
import { type Token, tokensOf, wordAt } from '../../language/tokens.ts'
import {
  formalCapital,
  formalInvitations,
  formalPhrases,
  formalVerbs,
  notFormalAfter,
} from '../keywords/model-reply-keywords.ts'

const quotations = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

const opens = (tokens: readonly Token[], at: number) => tokens[at]?.boundary === 'sentence'

/** Whether a question mark ends the sentence of a word. */
function isAsked(text: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens.findIndex((_, later) => later > at && opens(tokens, later))
  return (next < 0 ? text.slice(tokens.at(-1)?.end) : (tokens[next]?.gap ?? '')).includes('?')
}

/**
 * Whether a text says Lei to its reader, where our texts say tu to a person and voi to a company. What it quotes is not
 * its own. "Sua" of somebody else looks the same in lower case, and passes.
 */
export function isFormal(text: string): boolean {
  const own = text.replace(quotations, '«»')
  const tokens = tokensOf(own)
  const isAfter = (at: number) => !opens(tokens, at) && notFormalAfter.has(wordAt(tokens, at - 1))
  const isAtEdge = (at: number) =>
    opens(tokens, at) ||
    tokens[at]?.boundary === 'clause' ||
    at + 1 === tokens.length ||
    opens(tokens, at + 1)
  return (
    foundIn(tokens, formalPhrases).some(({ first }) => !isAfter(first)) ||
    tokens.some(
      ({ word, start, end }, at) =>
        (!opens(tokens, at) && formalCapital.test(own.slice(start, end))) ||
        (opens(tokens, at) && formalInvitations.has(word)) ||
        (formalVerbs.has(word) && isAtEdge(at) && !isAfter(at) && isAsked(own, tokens, at)),
    )
  )
}
