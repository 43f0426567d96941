/** The months in Italian, January first. */
export const monthNames = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]

/** A day as the formatters tell it: `8 dicembre 2026`, `1 marzo`, `08/03/2026`; not `5 minuti fa`. */
const toldDay = new RegExp(`^0?(\\d{1,2})(?:\\/\\d|º? (?:${monthNames.join('|')})\\b)`)

function withArticle(told: string, plain: string, elided: string): string | undefined {
  const number = toldDay.exec(told)?.[1]
  if (number === undefined) return undefined
  return number === '8' || number === '11' ? `${elided}’${told}` : `${plain} ${told.replace(/^1 /, '1º ')}`
}

/** When something happens, in a sentence: `il 2 marzo 2026`, `l’8 gennaio`; words such as `ieri` stay as they are. */
export const ilGiorno = (told: string): string => withArticle(told, 'il', 'l') ?? told

/** A last day: `entro il 2 marzo`, `entro l’8 dicembre`. */
export const entroIl = (told: string): string => `entro ${ilGiorno(told)}`

/** What belongs to a day: `del 2 marzo`, `dell’8 dicembre`; `di ieri` for words. */
export const delGiorno = (told: string): string => withArticle(told, 'del', 'dell') ?? `di ${told}`

/** Where a span begins: `dal 2 marzo`, `dall’8 dicembre`. */
export const dalGiorno = (told: string): string => withArticle(told, 'dal', 'dall') ?? `da ${told}`

/** Where a span ends: `al 2 marzo`, `all’8 dicembre`. */
export const alGiorno = (told: string): string => withArticle(told, 'al', 'all') ?? `a ${told}`
