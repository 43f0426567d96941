import { phrasesIn } from '../phrase-table.ts'
import type { Token } from '../tokens.ts'
import { beforeCalls, callVerbs } from './call-keywords.ts'

/** Whether a script asks for something: with a verb, with a politeness, or not at all. */
export interface CallToAction {
  readonly verdict: 'clear' | 'weak' | 'missing'
  /** The first and the last word of it, among the given ones; 0 and 0 where it is missing. */
  readonly first: number
  readonly last: number
}

const missing: CallToAction = { verdict: 'missing', first: 0, last: 0 }

function isRequest(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]?.word
  return token?.boundary !== 'none' || before === undefined || beforeCalls.has(before)
}

/** The request that some words make of the viewer; a clear one counts more than a polite one. */
export function callIn(tokens: readonly Token[]): CallToAction {
  const found = phrasesIn(tokens, callVerbs).filter(
    ({ first, entry }) => entry !== 'double' || isRequest(tokens, first),
  )
  const clear = found.find(({ entry }) => entry !== 'weak')
  const call = clear ?? found[0]
  return call ? { verdict: clear ? 'clear' : 'weak', first: call.first, last: call.last } : missing
}
