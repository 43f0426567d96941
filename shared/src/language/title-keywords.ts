import { wordSet } from './phrases.ts'

/** Before a name these are written short: their dot ends no sentence. */
export const shortTitles = wordSet('ing dott dr prof arch avv geom rag sig sigg gent egr spett mons cav')

/** How words are shortened where they are typed with a thumb. */
export const shortForms: ReadonlyMap<string, string> = new Map([
  ['ke', 'che'],
  ['nn', 'non'],
  ['nun', 'non'],
  ['xke', 'perche'],
  ['xche', 'perche'],
  ['cmq', 'comunque'],
])
