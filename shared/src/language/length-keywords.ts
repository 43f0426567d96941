// Not 'secondo': "un secondo video" is another video, not a very short one.
export const secondUnits = new Set('secondi seconds secs sec s'.split(' '))
export const minuteUnits = new Set('minuto minutino minuti minute minutes min'.split(' '))

/** A number written together with its unit: `30s`, `2min`. */
export const attachedUnit = /^(\d{1,4})(s|sec|secs|secondi|min|minuti)$/

/** What makes a length a part of the video, or a rhythm, and not how long it is. */
export const partMarkers = new Set('primi primissimi primo ultimi ultimissimi ogni dopo'.split(' '))

/** What makes the length more than the number. */
export const moreMarkers = [['piu', 'di'], ['oltre'], ['oltre', 'i']]

export const NOT = 'non'
export const halves = new Set('mezzo mezo'.split(' '))
export const AND = 'e'
export const MINUTE = 'minuto'
export const quarters = new Set('quarto quarti'.split(' '))

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
