const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

/** A length in words: `45 secondi`, `1 minuto`, `1 minuto e 30 secondi`. */
export function durationIt(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return plural(rest, 'secondo', 'secondi')
  const spoken = plural(minutes, 'minuto', 'minuti')
  return rest === 0 ? spoken : `${spoken} e ${plural(rest, 'secondo', 'secondi')}`
}

/** A length or a moment of a video as a clock: `0:45`, `12:08`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

const clock = /^(?:(?:(\d{1,2})[:.])?([0-5]?\d)[:.])?([0-5]?\d)$|^(\d{1,5})$/

/** The seconds that a clock names, as people write it: `12`, `0:45`, `1.02`, `1:02:03`; null when it is none. */
export function secondsOfClock(text: string): number | null {
  const found = clock.exec(text.trim())
  if (!found) return null
  const [, hours = 0, minutes = 0, seconds = 0, plain] = found
  return plain === undefined ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : Number(plain)
}
