import { phrasesOf, wordSet } from './phrases.ts'

/** Words that negate the rest of their clause (docs/decisions/keyword-matching.md). */
export const negators = wordSet(
  'senza no non niente nessun nessuno nessuna tranne eccetto escluso esclusa esclusi escluse',
)

/** Words that end a clause, beside its signs. */
export const clauseWords = wordSet('ma pero invece con')

export const excluded = wordSet('escluso esclusa esclusi escluse')

/** Sayings that begin with a negator and negate nothing. */
export const notNegations = [
  'non solo|soltanto|solamente',
  'no|non profit',
  'non vedo|vediamo l ora',
  'nessun problema|dubbio',
  'senza dubbio|impegno',
  'non puo|possono|deve|devono mancare',
  'non dimenticare|dimenticate|dimentichiamo',
  'senza dimenticare|trascurare|rinunciare',
  'non voglio|vogliamo|vorrei|vorremmo rinunciare',
].flatMap(phrasesOf)

/** Before a length these set its upper bound. */
export const upperBounds = ['non piu di', 'non oltre (i)', 'non superiore a|ai'].flatMap(phrasesOf)

/** Phrases after an item that say it is not needed. */
export const notNeeded = ['non (mi|ci|vi) serve|servono'].flatMap(phrasesOf)

export const neither = { accented: ['n\u00e9', 'n\u00e8'], plain: 'ne' }

export const NO = 'no'
export const VAT = 'iva'
export const WITHOUT = 'senza'
export const WITH = 'con'

/** Articles allowed between 'senza' or 'ne' and the item. */
export const articles = wordSet('il lo la i gli le l un uno una di del dello della dei degli delle')

/** Words that may be a guest of an event: after a number or one of the markers they are no voice. */
export const guestWords = wordSet('speaker speakers')
export const guestMarkers = wordSet('gli i dei nostri degli ai agli dai dagli sui sugli nei negli')

/** "In ripresa" and "ripresa economica" are no filming. */
export const recovery = {
  word: 'ripresa',
  before: 'in',
  after: wordSet('economica del dei della'),
}
