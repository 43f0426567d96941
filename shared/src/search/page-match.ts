import { foldText } from '../language/fold.ts'

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every word of a search begins a word of a text; case and accents do not matter. */
export function beginsWords(text: string, search: string): boolean {
  const there = wordsOf(text)
  const wanted = wordsOf(search)
  return wanted.length > 0 && wanted.every(word => there.some(one => one.startsWith(word)))
}
