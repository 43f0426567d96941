import { brand } from '../catalogue/brand.ts'
import { addDays } from '../formats/calendar-days.ts'

/** A whole day in a calendar, or an hour of it. */
export interface CalendarEvent {
  /** Stable id of the event (UID). */
  readonly uid: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Moment at which it begins; without it the event takes the whole day. */
  readonly startsAt?: Date
  readonly place?: string
  readonly title: string
  readonly description: string
  readonly url: string
  readonly changedAt: Date
}

const LINE_OCTETS = 75
const PRODUCT = `-//${brand.name}//calendar//IT`
const ASK_AGAIN = 'PT1H'

const encoder = new TextEncoder()

/** Text as a value: what would end it or split it is escaped (RFC 5545, section 3.3.11). */
export const escapedText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/** Returns a line in pieces of at most 75 octets, never through the middle of a letter (RFC 5545, section 3.1). */
export function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const weight = encoder.encode(sign).length
    if (octets + weight > LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += weight
  }
  return [...pieces, piece].join('\r\n')
}

const basicDate = (day: string): string => day.replaceAll('-', '')

const basicMoment = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Formats the time of an event: one hour from its start, in UTC, or the whole day. */
const timeOf = ({ day, startsAt }: Pick<CalendarEvent, 'day' | 'startsAt'>): string[] =>
  startsAt
    ? [`DTSTART:${basicMoment(startsAt)}`, 'DURATION:PT1H']
    : [`DTSTART;VALUE=DATE:${basicDate(day)}`, `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`]

const linesOf = ({ uid, title, description, url, changedAt, place, ...time }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${basicMoment(changedAt)}`,
  `LAST-MODIFIED:${basicMoment(changedAt)}`,
  ...timeOf(time),
  `SUMMARY:${escapedText(title)}`,
  `DESCRIPTION:${escapedText(description)}`,
  ...(place ? [`LOCATION:${escapedText(place)}`] : []),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/**
 * Returns a calendar as RFC 5545 writes it. Whole days are the same everywhere and times are in UTC, so it names no
 * time zone.
 */
export function icsOf(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${ASK_AGAIN}`,
    `X-PUBLISHED-TTL:${ASK_AGAIN}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}
