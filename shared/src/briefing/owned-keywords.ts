import { phrasesOf } from '../language/phrases.ts'

/** Right before or behind a thing these say whose it is. */
export const possessives = new Set('nostro nostra nostri nostre mio mia miei mie'.split(' '))

/** In a clause these say that the client has or does the things it names: "li abbiamo già", "li scriviamo noi". */
export const ownershipWords = [
  'ce l|lo|la|li|le abbiamo|ho',
  'l|lo|la|li|le abbiamo|ho',
  'che abbiamo|ho',
  'gia fatto|fatta|fatti|fatte',
  'gia pronto|pronta|pronti|pronte',
  'ci sono gia',
  'c e gia',
  'abbiamo|ho gia',
  'ci pensiamo noi',
].flatMap(phrasesOf)

export const WE = 'noi'
export const ALREADY = 'gia'
export const NEED = 'bisogno'
/** After these "noi" is a place or an addressee, not who does it. */
export const beforeWe = new Set('da per a con di su tra fra'.split(' '))

/** Before a thing these except it, and behind it these turn it down. */
export const exceptions = [
  'tranne',
  'eccetto',
  'fuorche',
  'salvo',
  'a parte',
  'meno che',
  'ad eccezione di|del|dello|della|dei|delle',
].flatMap(phrasesOf)
export const turnedDown = [
  'non (mi|ci|vi) interessa|interessano',
  'non lo|la|li|le vogliamo|voglio',
  'non (mi|ci) va|vanno',
  'lo|la|li|le lasciamo|lascio stare|perdere',
  'anche no',
].flatMap(phrasesOf)
