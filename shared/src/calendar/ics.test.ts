import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { brand } from '../catalogue/brand.ts'
import { escapedText, folded, icsOf } from './ics.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test.each([
  ['Pane, olio; sale', 'Pane\\, olio\\; sale'],
  ['a\\b', 'a\\\\b'],
  ['uno\ndue\r\ntre\rquattro', 'uno\\ndue\\ntre\\nquattro'],
  ['BEGIN:VEVENT', 'BEGIN:VEVENT'],
  ['\u0000\u0007x', 'x'],
  ['\\n', '\\\\n'],
])('%j is encoded as %j', (text, expected) => {
  expect(escapedText(text)).toBe(expected)
})

describe('folding', () => {
  test.each([
    ['a'.repeat(75), 1],
    ['a'.repeat(76), 2],
    ['a'.repeat(149), 2],
    ['a'.repeat(150), 3],
    ['è'.repeat(37), 1],
    ['è'.repeat(38), 2],
  ])('%j takes %i lines', (line, count) => {
    expect(folded(line).split('\r\n')).toHaveLength(count)
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 400 })])(
    'never exceeds 75 octets, splits no character, and loses nothing',
    text => {
      const line = `SUMMARY:${escapedText(text.replace(/\p{Cs}/gu, ''))}`
      expect(
        folded(line)
          .split('\r\n')
          .every(piece => octets(piece) <= 75),
      ).toBe(true)
      expect(unfolded(folded(line))).toBe(line)
    },
  )
})

test('an event with a time begins in UTC, lasts an hour and names its place', () => {
  const text = icsOf('Riprese', [
    {
      uid: '8d7f',
      day: '2026-07-04',
      startsAt: new Date('2026-07-04T06:30:00Z'),
      place: 'Via Roma 1; Parma',
      title: 'Riprese: Pane',
      description: '',
      url: 'https://example.com/',
      changedAt: new Date(0),
    },
  ])
  const lines = text.split('\r\n')
  for (const line of ['DTSTART:20260704T063000Z', 'DURATION:PT1H', 'LOCATION:Via Roma 1\\; Parma'])
    expect(lines).toContain(line)
  expect(text).not.toContain('VALUE=DATE')
})

test('a calendar has whole days with stable ids, each line ended by CRLF', () => {
  const changedAt = new Date('2026-02-27T09:15:30.123Z')
  const event = {
    uid: '8d7f',
    day: '2026-02-28',
    title: 'Consegna: Pane, e altro',
    description: 'Uno\nDue',
    url: 'https://example.com/team/project/8d7f',
    changedAt,
  }
  const text = icsOf('Scadenze', [event])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${brand.name}//calendar//IT`, 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:Scadenze', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    ...['X-PUBLISHED-TTL:PT1H', 'BEGIN:VEVENT', 'UID:8d7f', 'DTSTAMP:20260227T091530Z'],
    ...['LAST-MODIFIED:20260227T091530Z', 'DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301'],
    ...['SUMMARY:Consegna: Pane\\, e altro', 'DESCRIPTION:Uno\\nDue'],
    ...['URL:https://example.com/team/project/8d7f', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})
