import { wordSet } from './phrases.ts'
// Not 'secondo': "un secondo video" is another video, not a very short one.
export const secondUnits = wordSet('secondi seconds secs sec s')
export const minuteUnits = wordSet('minuto minutino minuti minute minutes min')

/** A number written together with its unit: `30s`, `2min`. */
export const attachedUnit = /^(\d{1,4})(s|sec|secs|secondi|min|minuti)$/

/** What makes a length a part of the video, or a rhythm, and not how long it is. */
export const partMarkers = wordSet('primi primissimi primo ultimi ultimissimi ogni dopo')

/** What makes the length more than the number. */
export const moreMarkers = [['piu', 'di'], ['oltre'], ['oltre', 'i']]

export const NOT = 'non'
export const halves = wordSet('mezzo mezo')
export const AND = 'e'
export const OR = 'o'
export const MINUTE = 'minuto'
export const quarters = wordSet('quarto quarti')

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
