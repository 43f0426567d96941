import { once } from './once.ts'

const whole = once(
  () =>
    new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
      maximumFractionDigits: 0,
    }),
)
const exact = once(
  () => new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
)

/**
 * Cents as euro in Italian form, with the point of the thousands always there and a no-break space before the sign and
 * the true minus: `470 €` where no cents are left, `470,50 €` otherwise; `decimals: 'always'` gives `470,00 €`.
 */
export function euro(
  cents: number,
  { decimals = 'when-needed' }: { decimals?: 'always' | 'when-needed' } = {},
): string {
  const format = decimals === 'when-needed' && cents % 100 === 0 ? whole : exact
  return format()
    .format(cents / 100)
    .replace('-', '−')
}
