import { phraseAt, phrasesIn } from '../phrase-table.ts'
import { wordSet } from '../phrases.ts'
import { type Token, wordAt } from '../tokens.ts'
import { beforeCalls, callVerbs } from './call-keywords.ts'
import { companyOpenings, greetings, viewerWords } from './opening-keywords.ts'

/**
 * Verdict on a script's opening: with a question or a word to the viewer (good), with a greeting or the company itself
 * (to be moved), or with something else.
 */
export type OpeningVerdict = 'question' | 'viewer' | 'plain' | 'company' | 'greeting'

const FIRST_WORDS = 14

const beforeVerb = wordSet('tu se che non ci dove quando chi')

/** Returns true if words address the viewer: "tu", "vostro", "se sei"; not "le nostre sei sedi". */
export const speaksToViewer = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, boundary }, at) =>
      viewerWords.has(word) &&
      (word !== 'sei' || boundary !== 'none' || beforeVerb.has(wordAt(tokens, at - 1))),
  )

/** Returns true if a sentence is about the company that speaks, from its first words on. */
function speaksOfCompany(tokens: readonly Token[]): boolean {
  const first = tokens.slice(0, FIRST_WORDS)
  // "Progettiamo", "Offriamo": the company acts in the first word.
  if (/iamo$/.test(first[0]?.word ?? '') && !/^(?:immaginiamo|cerchiamo)$/.test(first[0]?.word ?? ''))
    return true
  // "Dal 1950 facciamo": it begins with the company's birthday.
  if (/^(?:dal|da|nel)$/.test(first[0]?.word ?? '') && /^\d/.test(first[1]?.word ?? '')) return true
  return phrasesIn(first, companyOpenings).some(({ first: at, entry }) => entry === 'anywhere' || at <= 2)
}

/** Classifies the opening of a script by its first sentence. */
export function openingOf(tokens: readonly Token[], sentence: string): OpeningVerdict {
  if (phraseAt(tokens, 0, greetings)) return 'greeting'
  if (sentence.trimEnd().endsWith('?')) return 'question'
  if (speaksOfCompany(tokens)) return 'company'
  return speaksToViewer(tokens) ? 'viewer' : 'plain'
}

/** Form of a script's call to action: with a verb, with a polite phrase, or not at all. */
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

/** Returns the request that some words make of the viewer; a clear one counts more than a polite one. */
export function callIn(tokens: readonly Token[]): CallToAction {
  const found = phrasesIn(tokens, callVerbs).filter(
    ({ first, entry }) => entry !== 'double' || isRequest(tokens, first),
  )
  const clear = found.find(({ entry }) => entry !== 'weak')
  const call = clear ?? found[0]
  return call ? { verdict: clear ? 'clear' : 'weak', first: call.first, last: call.last } : missing
}
