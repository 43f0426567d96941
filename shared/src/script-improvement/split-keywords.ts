/** Verbs that stand for themselves: a piece with one of them is a sentence. */
const verbs =
  /(?<!\p{L})(?:\p{L}+iamo|è|sono|ha|hanno|può|possono|puoi|potete|hai|avete|fa|fanno|offre|offrono|garantisce|garantiscono|permette|permettono|nasce|lavora|lavorano|produce|realizza|arriva|arrivano|serve|aiuta|segue|trovi|trovate|ricevi|ricevete|muove|porta|crea|costruisce|progetta|vende|gestisce|cura|conosce|vive|cresce|vuole|vogliono|deve|devono|racconta|trasforma|unisce|accompagna|protegge|riduce|consente|consentono|diventa|resta|restano|rende|opera|propone|collabora)(?!\p{L})/iu

const subordinate =
  /^(?:quando|se|mentre|poiché|perché|siccome|dato|visto|affinché|anche se|dopo|prima|per|dal momento)(?!\p{L})/iu

/**
 * Places where a long sentence may end, the better ones first: group 1 is left out, group 2 begins the next one.
 * `keeps` is said again at its beginning.
 */
export const splitPlaces: readonly RegExp[] = [
  /((?<!\s)\s*;\s*)(\p{L})/giu,
  /(,?(?<!\s)\s+)((?:ma|quindi|così|poi|perché|però|inoltre|infatti)(?!\p{L}))/giu,
  /((?<!\s)\s*,\s+(?:e|ed)\s+)(\p{L}+iamo(?!\p{L}))/giu,
  /((?<!\s)\s+(?:e|ed)\s+)(\p{L}+iamo(?!\p{L}))/giu,
  /((?<!\s)\s*,\s+)(\p{L}+iamo(?!\p{L}))/giu,
  /((?<!\s)\s*,\s+(?:e|ed)\s+)((?:può|possono|offre|permette|garantisce|ha|hanno|puoi|potete|hai|avete)(?!\p{L}))/giu,
]

// "Non solo produciamo, ma anche consegniamo" holds together.
const pair = /(?<!\p{L})(?:non solo|sia)(?!\p{L})/iu

/** Returns true if a piece of a sentence can stand alone. */
export const isSentence = (text: string): boolean =>
  verbs.test(text) && !subordinate.test(text.trim()) && !pair.test(text)
