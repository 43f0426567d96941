/** Returns true if a text is an existing day, `YYYY-MM-DD`, between 1900 and 2199. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
