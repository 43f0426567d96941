const small =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

// "ventuno" and "ventotto" lose a vowel where two would meet.
const joined = (ten: string, unit: string) => (/^[aeiou]/.test(unit) ? ten.slice(0, -1) : ten) + unit

const numbers = new Map<string, number>([
  ['un', 1],
  ['una', 1],
  ['cento', 100],
  // "Du' minuti"
  ['du', 2],
  ...small.map((word, value) => [word, value] as const),
  ...tens.flatMap((ten, at) =>
    ['', ...small.slice(1, 10)].map((unit, value) => [joined(ten, unit), (at + 2) * 10 + value] as const),
  ),
])

export const numberWords: readonly string[] = [...numbers.keys()]

/** Returns the number that a folded word names, in words or digits, up to 100 in words; else undefined. */
export function numberOf(word: string): number | undefined {
  return /^\d{1,6}$/.test(word) ? Number(word) : numbers.get(word)
}

/** Returns true if a word counts more than one of something; 'un' and 'uno' are articles first. */
export const isPlainNumber = (word: string): boolean => /^\d+$/.test(word) || (numberOf(word) ?? 0) > 1
