import { once } from './once.ts'

const formatter = (trailingZeroDisplay: 'auto' | 'stripIfInteger') =>
  once(
    () =>
      new Intl.NumberFormat('it-IT', {
        style: 'currency',
        currency: 'EUR',
        useGrouping: 'always',
        trailingZeroDisplay,
      }),
  )

const formats = { always: formatter('auto'), 'when-needed': formatter('stripIfInteger') }

/**
 * Cents as euro in Italian form, with the point of the thousands always there and a no-break space before the sign and
 * the true minus: `470 €` where no cents are left, `470,50 €` otherwise; `decimals: 'always'` gives `470,00 €`.
 */
export function euro(
  cents: number,
  { decimals = 'when-needed' }: { decimals?: keyof typeof formats } = {},
): string {
  return formats[decimals]()
    .format(cents / 100)
    .replace('-', '−')
}

/** Formats cents as a signed sum: `+50 €`, `−80 €`. */
export const signedEuro = (cents: number): string => (cents > 0 ? `+${euro(cents)}` : euro(cents))
