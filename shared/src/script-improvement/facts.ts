// "A 360 gradi" counts nothing.
const idioms = /(?<!\p{L})a\s+360\s*(?:gradi|°)?/giu
const numbers = /\d+(?:[.,:/]\d+)*/g
// Not "dott.ssa", "sig.ra", "spett.le".
const addresses =
  /(?<![\p{L}\p{N}-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?!(?:ssa|ra|le|ti)(?!\p{L}))\p{L}{2,12}(?:\/[^\s,;)\]]*)?/giu
const mails = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,12}/giu
const capitalised =
  /(?<=[\p{L}\p{N},;:)"'\u2019\u00bb]['\s(\u00ab"\u2019]{0,3})(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu

/** Returns the numbers that a text states, as written. */
export const numbersOf = (text: string): string[] => text.replace(idioms, ' ').match(numbers) ?? []

/** Words with a capital inside a sentence: names of people, firms and places. Lower case. */
const namesOf = (text: string): string[] => (text.match(capitalised) ?? []).map(name => name.toLowerCase())

/** Web and mail addresses in a text, lower case, without scheme and `www.`. */
export const addressesOf = (text: string): string[] =>
  [...(text.match(mails) ?? []), ...(text.replace(mails, ' ').match(addresses) ?? [])].map(bareAddress)

/** Returns an address as it is said: `https://www.Forno.it/` is `forno.it`. */
export const bareAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.]+$/, '')

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

const counted = (items: readonly string[]) => Map.groupBy(items, item => item)

/** Returns true if the second text contains every number and name of the first. */
export function keepsFacts(before: string, after: string): boolean {
  const left = counted(numbersOf(after))
  const words = wordsOf(after)
  return (
    counted(numbersOf(before))
      .entries()
      .every(([number, { length }]) => length <= (left.get(number)?.length ?? 0)) &&
    namesOf(before).every(name => words.has(name))
  )
}
