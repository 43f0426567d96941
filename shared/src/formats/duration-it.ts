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
