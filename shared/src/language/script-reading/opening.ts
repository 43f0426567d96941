import { phraseAt, phrasesIn } from '../phrase-table.ts'
import type { Token } from '../tokens.ts'
import { companyOpenings, greetings, viewerWords } from './opening-keywords.ts'

/**
 * How a script begins: with a question or a word to the viewer (good), with a greeting or the company itself
 * (to be moved), or with something else.
 */
export type OpeningVerdict = 'question' | 'viewer' | 'plain' | 'company' | 'greeting'

const FIRST_WORDS = 14

/** Whether words speak to the viewer: "tu", "vostro", "ti". */
export const speaksToViewer = (tokens: readonly Token[]): boolean =>
  tokens.some(token => viewerWords.has(token.word))

/** Whether a sentence is about the company that speaks, from its first words on. */
export function speaksOfCompany(tokens: readonly Token[]): boolean {
  const first = tokens.slice(0, FIRST_WORDS)
  // "Progettiamo", "Offriamo": the company acts in the first word.
  if (/iamo$/.test(first[0]?.word ?? '') && !/^(?:immaginiamo|cerchiamo)$/.test(first[0]?.word ?? ''))
    return true
  // "Dal 1950 facciamo": it begins with the company's birthday.
  if (/^(?:dal|da|nel)$/.test(first[0]?.word ?? '') && /^\d/.test(first[1]?.word ?? '')) return true
  return phrasesIn(first, companyOpenings).some(({ first: at, entry }) => entry === 'anywhere' || at <= 2)
}

/** What kind of beginning a first sentence is. */
export function openingOf(tokens: readonly Token[], sentence: string): OpeningVerdict {
  if (phraseAt(tokens, 0, greetings)) return 'greeting'
  if (sentence.trimEnd().endsWith('?')) return 'question'
  if (speaksOfCompany(tokens)) return 'company'
  return speaksToViewer(tokens) ? 'viewer' : 'plain'
}
