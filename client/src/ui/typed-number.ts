/** What is typed as text and meant as a number; `cents` are typed as euro. */
export type NumberKind = 'number' | 'cents'

const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/
const PLAIN = /^-?\d+([.,]\d+)?$/
const WITH_MORE_THAN_CENTS = /[.,]\d{3,}$/

/**
 * The number that a text means, as it is written in Italy: `1.250,50`, `1250,5` and `1250.5` are one. Nothing typed is
 * nothing, and what is no number stays a text, which the schema refuses at its field.
 */
export function readNumber(typed: string, kind: NumberKind): number | string | undefined {
  const text = kind === 'cents' ? typed.replace('€', '').trim() : typed.trim()
  if (text === '') return undefined
  if (!GROUPED.test(text) && !PLAIN.test(text)) return typed
  const plain = (GROUPED.test(text) ? text.replaceAll('.', '') : text).replace(',', '.')
  if (kind === 'number') return Number(plain)
  return WITH_MORE_THAN_CENTS.test(plain) ? typed : Math.round(Number(plain) * 100)
}

/** A number as somebody would type it. */
export function writeNumber(value: number | null | undefined, kind: NumberKind): string {
  if (value === null || value === undefined) return ''
  const text = kind === 'number' || value % 100 === 0 ? String(value / UNITS[kind]) : (value / 100).toFixed(2)
  return text.replace('.', ',')
}

const UNITS: Record<NumberKind, number> = { number: 1, cents: 100 }
