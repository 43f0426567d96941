import { type AddOnCode, addOnCodes } from '../quote/line-codes.ts'
import { declineSentenceOf, includeSentence } from './line.ts'
import { quoteOf } from './quote.ts'

const GAP = '\n\n'

const written: ReadonlySet<string> = new Set(
  addOnCodes.flatMap(code => [declineSentenceOf(code), includeSentence(code)]),
)

/** Returns a recap as its author left it, and the sentences that switches wrote at its end, each a paragraph. */
function partsOf(summary: string): { words: string; switches: string[] } {
  const paragraphs = summary.trimEnd().split(GAP)
  const lastOfWords = paragraphs.findLastIndex(paragraph => !written.has(paragraph))
  return {
    words: paragraphs.slice(0, lastOfWords + 1).join(GAP),
    switches: paragraphs.slice(lastOfWords + 1),
  }
}

const isOn = (summary: string, code: AddOnCode): boolean =>
  quoteOf(summary).lines.some(line => line.code === code)

function switched(summary: string, code: AddOnCode, on: boolean): string {
  if (isOn(summary, code) === on) return summary
  const { words, switches } = partsOf(summary)
  const opposite = on ? declineSentenceOf(code) : includeSentence(code)
  const rest = switches.filter(sentence => sentence !== opposite)
  const undone = [words, ...rest].filter(part => part !== '').join(GAP)
  if (undone !== '' && rest.length < switches.length && isOn(undone, code) === on) return undone
  const sentence = on ? includeSentence(code) : declineSentenceOf(code)
  return `${undone}${undone === '' ? '' : GAP}${sentence}`
}

/**
 * Returns true if an extra can be switched at all: nobody writes the text of a video whose script is ready.
 * @param lines those of the quote
 */
export const canSwitch = (code: AddOnCode, lines: readonly { readonly code: string }[]): boolean =>
  code !== 'scriptwriting' || !lines.some(line => line.code === 'ready-script')

/**
 * A recap that asks for an extra: without the sentence that took it away, else with one that asks for it at its end.
 * What its author wrote stays as it is.
 */
export const withExtra = (summary: string, code: AddOnCode): string => switched(summary, code, true)

/** Returns a recap that does not ask for an extra: the opposite of `withExtra`, and what 'Non mi serve' writes. */
export const withoutExtra = (summary: string, code: AddOnCode): string => switched(summary, code, false)
