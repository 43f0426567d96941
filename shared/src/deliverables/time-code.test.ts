import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentsCsv, commentsEdl } from './comments-export.ts'
import { frameAt, middleOfFrame, shortTimeCode, timeCode } from './time-code.ts'

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [1000, '00:01'],
  [59_999, '00:59'],
  [60_000, '01:00'],
  [3_599_999, '59:59'],
  [3_600_000, '01:00:00'],
  [-5, '00:00'],
])('%i ms are written %s', (ms, text) => {
  expect(shortTimeCode(ms)).toBe(text)
})

test.each([
  [0, 25, '00:00:00:00'],
  [39, 25, '00:00:00:00'],
  [40, 25, '00:00:00:01'],
  [960, 25, '00:00:00:24'],
  [1000, 25, '00:00:01:00'],
  [1160, 25, '00:00:01:04'],
  [12_320, 25, '00:00:12:08'],
  [3_600_000, 25, '01:00:00:00'],
  [1000, 50, '00:00:01:00'],
  [980, 50, '00:00:00:49'],
  // No frame is dropped: at 29.97 the clock of the frames runs a little behind.
  [1000, 29.97, '00:00:00:29'],
] as const)('%i ms at %s frames a second are %s', (ms, rate, text) => {
  expect(timeCode(ms, rate)).toBe(text)
})

test('the middle of a frame is in that frame, at any rate', () => {
  const rates = fc.constantFrom(23.976, 24, 25, 29.97, 30, 50, 59.94, 60)
  fc.assert(
    fc.property(fc.nat(2_000_000), rates, (frame, rate) => {
      expect(frameAt(middleOfFrame(frame, rate), rate)).toBe(frame)
    }),
  )
})

const comments = [
  { atMs: 12_000, authorName: 'Marta; "la capa"', text: 'Logo più | grande\ne più su', isResolved: false },
  { atMs: 12_040, authorName: 'Luca', text: '=1+1', isResolved: true },
]

test('markers leave as DaVinci Resolve reads them', () => {
  expect(commentsEdl('Progetto v1', comments)).toBe(
    [
      'TITLE: Progetto v1',
      'FCM: NON-DROP FRAME',
      '',
      '001  001      V     C        01:00:12:00 01:00:12:01 01:00:12:00 01:00:12:01  ',
      ' |C:ResolveColorBlue |M:Logo più   grande e più su |D:1',
      '',
      '002  001      V     C        01:00:12:01 01:00:12:02 01:00:12:01 01:00:12:02  ',
      ' |C:ResolveColorGreen |M:=1+1 |D:1',
      '',
    ].join('\r\n'),
  )
})

test('the table keeps signs and lines in their cells, and no cell is a formula', () => {
  const header = ['Tempo', 'Chi', 'Commento', 'Stato']
  expect(commentsCsv(header, comments, { open: 'Aperto', resolved: 'Risolto' })).toBe(
    [
      '\ufeff"Tempo";"Chi";"Commento";"Stato"',
      '"00:00:12:00";"Marta; ""la capa""";"Logo più | grande\ne più su";"Aperto"',
      `"00:00:12:01";"Luca";"'=1+1";"Risolto"`,
      '',
    ].join('\r\n'),
  )
})
