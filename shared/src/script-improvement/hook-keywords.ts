import { wordCountOf } from '../language/script-reading/figures.ts'
import { callIn, openingOf, speaksToViewer } from '../language/script-reading/structure.ts'
import { tokensOf } from '../language/tokens.ts'

// A sentence that leans on the one before it cannot go first.
const leaning =
  /^(?:e|ed|ma|però|quindi|così|per questo|per questi|perciò|infatti|inoltre|anche|poi|infine|ecco|questo|questa|questi|queste|quello|quella|tutto questo|tutto ciò|ciò|lo|la|li|le|ne|ci|grazie a|con noi|da noi|invece|oppure|o|perché|solo|in questo|per farlo|il risultato|come|no|sì|qui|lì|allora)(?![\p{L}])/iu

// "Qui impari" wants to know where.
const pointing = /(?<!\p{L})(?:qui|lì|là|questo|questa|questi|queste|stesso|stessa)(?!\p{L})/iu

const MAX_HOOK_WORDS = 22
const MIN_HOOK_WORDS = 3

/**
 * Returns true if a sentence can open the script: a question or an address to the viewer that refers to nothing before
 * it.
 */
export function isHook(sentence: string): boolean {
  const tokens = tokensOf(sentence)
  const words = wordCountOf(sentence)
  if (words < MIN_HOOK_WORDS || words > MAX_HOOK_WORDS || /[[\]:"«»“”]/.test(sentence)) return false
  if (pointing.test(sentence)) return false
  const isQuestion = sentence.trimEnd().endsWith('?')
  if (leaning.test(sentence) && !(isQuestion && /^(?:perché|come)/iu.test(sentence))) return false
  if (callIn(tokens).verdict !== 'missing') return false
  return isQuestion || (speaksToViewer(tokens) && openingOf(tokens, sentence) === 'viewer')
}

const MAX_ANSWER_WORDS = 8
const answering =
  /^(?:con noi|da noi|non|no|sì|ecco|anche noi|succede|capita|tranquillo|tranquilli|è normale|noi)(?![\p{L}])/iu

/** Returns true if a sentence answers the question before it, so that the two stay together. */
export const isAnswer = (sentence: string): boolean =>
  answering.test(sentence) && wordCountOf(sentence) <= MAX_ANSWER_WORDS
