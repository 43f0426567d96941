import { once } from './once.ts'

const rules = once(() => new Intl.PluralRules('it'))
const number = once(() => new Intl.NumberFormat('it-IT', { useGrouping: 'always' }))

/**
 * A number with its noun: `1 progetto`, `3 progetti`, `1.000.000 di progetti`. Italian has three forms, the third for
 * whole millions.
 */
export function pluralIt(count: number, one: string, other: string): string {
  const form = rules().select(count)
  const noun = form === 'one' ? one : form === 'many' ? `di ${other}` : other
  return `${number().format(count)} ${noun}`
}

type Gender = 'feminine' | 'masculine'

const others: Record<Gender, { one: string; many: string }> = {
  feminine: { one: 'un’altra', many: 'altre' },
  masculine: { one: 'un altro', many: 'altri' },
}

/** Returns the remaining count in agreement: `un’altra recensione`, `altre 3 recensioni`, `un altro punto`. */
export function othersIt(count: number, gender: Gender, one = '', other = ''): string {
  const { one: single, many } = others[gender]
  return (count === 1 ? `${single} ${one}` : `${many} ${pluralIt(count, one, other)}`).trimEnd()
}

/** Returns a share as Italian writes it: `85%`. */
export const percentIt = (percent: number): string => `${percent}%`

/**
 * Returns a share reached: `al 40%`, `all’8%`, `all’11%`, `all’85%`, `all’1%`. Numbers said with a vowel first elide.
 */
export const alPercento = (percent: number): string =>
  percent === 1 || percent === 11 || String(percent).startsWith('8')
    ? `all’${percentIt(percent)}`
    : `al ${percentIt(percent)}`

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

/** A day as the formatters tell it: `8 dicembre 2026`, `1 marzo`, `08/03/2026`, `8–10 dicembre`; not `5 minuti fa`. */
const toldDay = new RegExp(`^0?(\\d{1,2})(?:\\/\\d|(?:–\\d{1,2}|º)? (?:${monthNames.join('|')})\\b)`)

function withArticle(told: string, plain: string, elided: string): string | undefined {
  const number = toldDay.exec(told)?.[1]
  if (number === undefined) return undefined
  return number === '8' || number === '11' ? `${elided}’${told}` : `${plain} ${told.replace(/^1 /, '1º ')}`
}

/** Returns a day as part of a sentence: `il 2 marzo 2026`, `l’8 gennaio`; words such as `ieri` stay as they are. */
export const ilGiorno = (told: string): string => withArticle(told, 'il', 'l') ?? told

/** Returns a last day: `entro il 2 marzo`, `entro l’8 dicembre`. */
export const entroIl = (told: string): string => `entro ${ilGiorno(told)}`

/** Returns the day in the genitive: `del 2 marzo`, `dell’8 dicembre`; `di ieri` for words. */
export const delGiorno = (told: string): string => withArticle(told, 'del', 'dell') ?? `di ${told}`

/** Returns the start of a span: `dal 2 marzo`, `dall’8 dicembre`. */
export const dalGiorno = (told: string): string => withArticle(told, 'dal', 'dall') ?? `da ${told}`

/** Returns the end of a span: `al 2 marzo`, `all’8 dicembre`. */
export const alGiorno = (told: string): string => withArticle(told, 'al', 'all') ?? `a ${told}`

/** Returns a text as the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
