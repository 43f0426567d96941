import { patternList } from '../language/patterns.ts'
import { wordSet } from '../language/phrases.ts'
export const minuteArticles = wordSet('il sul al del dal n nu na er')

export const rangeWords = wordSet('max massimo anche forse o')

export const changeOfMind = wordSet('anzi diciamo direi facciamo quindi meglio dai no vabbe mettiamo')

export const mayFollow = wordSet(
  'che va dai al massimo e ok basta secondi sec minuti minuto min s circa per grazie toh',
)

/** Behind these stands the length of another video: "l'altro era un minuto". */
export const otherVideos = wordSet('altro altra era precedente scorso scorsa vecchio')

/** Before a length that says no more these tell the video's, but behind a word for how long something takes. */
export const roughly = wordSet('circa sui massimo max')
export const workingTime = /^(?:in|per|dopo|di|da|ogni|tra|fra|durano?|bastano)$/

/** How long it may be at most: the client counts on it, "un minuto e mezzo, due al massimo". */
export const ceilings = patternList(['(al) massimo|max'])
/** How long it may be at worst, and what it falls short of: "un minuto e mezzo se proprio", "un minuto scarso". */
export const unwished = patternList([
  'proprio (al) massimo|max',
  'se proprio',
  'scarso|scarsi|abbondante|abbondanti',
])
