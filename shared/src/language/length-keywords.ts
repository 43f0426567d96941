import { wordSet } from './phrases.ts'

// Not 'secondo': "un secondo video" is another video, not a very short one.
export const secondUnits = wordSet('secondi seconds secs sec s')
export const minuteUnits = wordSet('minuto minutino minuti minute minutes min')

/** Words before a length that make it a part of the video or a rhythm, not its duration. */
export const partMarkers = wordSet('primi primissimi primo ultimi ultimissimi ogni dopo')

/** Before a length these make it more than the number. */
export const moreMarkers =
  /(?<!(?<![\p{L}\d])non[^\p{L}\d]{1,9})(?<![\p{L}\d])(?:piu[^\p{L}\d]{1,9}di|oltre(?:[^\p{L}\d]{1,9}i)?)[^\p{L}\d]{1,9}$/u

export const halves = wordSet('mezzo mezo')
export const MINUTE = 'minuto'
export const quarters = wordSet('quarto quarti')
/** Behind seconds without a unit: "un minuto e 30 circa". */
export const closingWords = wordSet('al massimo circa piu va che')

/** Rough numbers: "una trentina di secondi", "un paio di minuti". */
export const roughNumbers: Readonly<Record<string, number>> = {
  paio: 2,
  decina: 10,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  quarantina: 40,
  cinquantina: 50,
  sessantina: 60,
  novantina: 90,
}
export const OF = 'di'
