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

/** What is left over, in agreement: `un’altra recensione`, `altre 3 recensioni`, `un altro punto`. */
export function othersIt(count: number, gender: Gender, one = '', other = ''): string {
  const { one: single, many } = others[gender]
  return (count === 1 ? `${single} ${one}` : `${many} ${pluralIt(count, one, other)}`).trimEnd()
}
