const words = /[\p{L}\p{N}]+/gu

/** Words a minute that an Italian speaker says: at ease, and at the slow and quick end. */
const SPOKEN_PACE = { slow: 130, medium: 150, quick: 160 } as const

// "1950" is one word on paper and four in the mouth.
const spokenWords = (word: string) => (/^\d+$/.test(word) ? Math.min(4, word.length) : 1)

export interface SpokenTime {
  readonly seconds: number
  readonly quickestSeconds: number
  readonly slowestSeconds: number
}

/** How long a text takes to be said, with the band between a quick and a slow speaker. */
export function spokenTimeOf(text: string): SpokenTime {
  const count = (text.match(words) ?? []).reduce((sum, word) => sum + spokenWords(word), 0)
  const at = (pace: number) => Math.round((count * 60) / pace)
  return {
    seconds: at(SPOKEN_PACE.medium),
    quickestSeconds: at(SPOKEN_PACE.quick),
    slowestSeconds: at(SPOKEN_PACE.slow),
  }
}
