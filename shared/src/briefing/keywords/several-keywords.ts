import { patternList } from '../../language/patterns.ts'

const numbers =
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|2|3|4|5|6|7|8|9|10|12|20|alcuni|diversi|vari'
const parts = 'reel|spot|tutorial|lezioni|puntate|episodi|pillole'

/** Several videos that are to be made: "5 reel", "una serie di tre tutorial". */
export const severalVideos = patternList([
  `${numbers} (brevi|mini|piccoli|diversi) ${parts}`,
  `serie|pacchetto|rubrica di (brevi|mini|${numbers}) video|clip|${parts}`,
])

/** These may be there already: "due video dell'anno scorso". */
export const countedVideos = patternList([`${numbers} (brevi|mini|piccoli|diversi) video|clip|filmati`])
