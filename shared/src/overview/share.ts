/**
 * A part of a whole in whole percent; null when there is no whole. All and nothing are said only when they are so:
 * 199 of 200 is 99.
 */
export function percentOf(part: number, whole: number): number | null {
  if (whole <= 0) return null
  const percent = Math.round((part / whole) * 100)
  if (percent === 100 && part < whole) return 99
  return percent === 0 && part > 0 ? 1 : percent
}
