import { expect, test } from 'vitest'
import { addMonths, blackFridayOf, easterOf, nextWeekday } from './calendar.ts'
import { daysIn } from './dates.ts'
import { tokensOf } from './tokens.ts'

// A Tuesday.
const today = '2026-03-10'

test.each([
  ['il 15 dicembre', '2026-12-15'],
  ['il 15 di dicembre', '2026-12-15'],
  ['15 dicembre 2027', '2027-12-15'],
  ['il 10 marzo', '2026-03-10'],
  ['il 9 marzo', '2027-03-09'],
  ['il primo maggio', '2026-05-01'],
  ['1° maggio', '2026-05-01'],
  ['il venticinque aprile', '2026-04-25'],
  ['15/12', '2026-12-15'],
  ['15/12/2026', '2026-12-15'],
  ['15.12.26', '2026-12-15'],
  ['2026-12-15', '2026-12-15'],
  ['31/2', undefined],
  ['15/12/2020', undefined],
  ['10 gennaio 2020', undefined],
  ['gennaio 2020', undefined],
  ['31 febbraio', undefined],
  ['marzo 2027', '2027-03-31'],
  ['metà aprile 2027', '2027-04-15'],
  ['entro fine mese', '2026-03-31'],
  ['a fine del mese', '2026-03-31'],
  ['il mese prossimo', '2026-04-30'],
  ['entro l’anno', '2026-12-31'],
  ['per fine anno', '2026-12-31'],
  ['entro maggio', '2026-05-31'],
  ['a metà aprile', '2026-04-15'],
  ['prima di maggio', '2026-05-01'],
  ['inizio giugno', '2026-06-05'],
  ['fine di febbraio', '2027-02-28'],
  ['entro marzo', '2026-03-31'],
  ['fra due settimane', '2026-03-24'],
  ['tra una settimana', '2026-03-17'],
  ['tra un paio di settimane', '2026-03-24'],
  ['entro 10 giorni', '2026-03-20'],
  ['in 5 giorni lavorativi', '2026-03-17'],
  ['tra un mese', '2026-04-10'],
  ['fra un mesetto', '2026-04-10'],
  ['fra una decina di giorni', '2026-03-20'],
  ['tra tre o quattro settimane', '2026-04-07'],
  ['entro 2/3 settimane', '2026-03-31'],
  ['da qui a un mese', '2026-04-10'],
  ['entro venerdì', '2026-03-13'],
  ['martedì', '2026-03-17'],
  ['lunedì 20', '2026-04-20'],
  ['lunedì prossimo', '2026-03-16'],
  ['la prossima settimana', '2026-03-20'],
  ['entro fine settimana', '2026-03-15'],
  ['domani', '2026-03-11'],
  ['dopodomani', '2026-03-12'],
  ['per Natale', '2026-12-25'],
  ['per Pasqua', '2026-04-05'],
  ['prima di Ferragosto', '2026-08-15'],
  ['per San Valentino', '2027-02-14'],
  ['per il Black Friday', '2026-11-27'],
  ["prima dell'estate", '2026-06-20'],
  ['un bel video', undefined],
  ['30 secondi', undefined],
])('on 10 March 2026, %j is %s', (text, day) => {
  expect(daysIn(tokensOf(text), today)[0]?.day).toBe(day)
})

test('feasts move as they should', () => {
  expect([2024, 2025, 2026, 2027, 2028, 2038].map(easterOf)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
  ])
  expect([2025, 2026, 2027].map(blackFridayOf)).toEqual(['2025-11-28', '2026-11-27', '2027-11-26'])
})

test('a month later is never a day that does not exist', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  expect(nextWeekday('2026-03-13', 5)).toBe('2026-03-20')
})
