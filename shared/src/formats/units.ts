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

const units = ['Bytes', 'KB', 'MB', 'GB'] as const

const number = once(() => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' }))

/** Returns a size as `0 Bytes`, `1,5 KB`, `50 MB`, `2 GB`, by steps of 1024. */
export function fileSizeIt(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  // 1023,97 KB would be written "1.024 KB": what rounds up to the next step is written in the next unit.
  while (unit < units.length - 1 && Math.round(size * 10) / 10 >= 1024) {
    size /= 1024
    unit++
  }
  return `${number().format(size)}\u00a0${units[unit]}`
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

/** Returns a length in words: `45 secondi`, `1 minuto`, `1 minuto e 30 secondi`. */
export function durationIt(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return plural(rest, 'secondo', 'secondi')
  const spoken = plural(minutes, 'minuto', 'minuti')
  return rest === 0 ? spoken : `${spoken} e ${plural(rest, 'secondo', 'secondi')}`
}

/** Returns a length or a moment of a video as a clock: `0:45`, `12:08`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

const clock = /^(?:(?:(\d{1,2})[:.])?([0-5]?\d)[:.])?([0-5]?\d)$|^(\d{1,5})$/

/**
 * Returns the seconds that a clock names, as people write it: `12`, `0:45`, `1.02`, `1:02:03`; null when it is none.
 */
export function secondsOfClock(text: string): number | null {
  const found = clock.exec(text.trim())
  if (!found) return null
  const [, hours = 0, minutes = 0, seconds = 0, plain] = found
  return plain === undefined ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : Number(plain)
}
