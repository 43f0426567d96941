import { fc, test } from '@fast-check/vitest'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import { parseMoment } from './postgres-store.ts'
import { kyselyOver } from './store.ts'

const TIMESTAMPTZ = 1184
const parseByPg: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ)

const two = (number: number) => String(number).padStart(2, '0')
const parts = fc.tuple(
  fc.integer({ min: 1, max: 99_999 }).map(year => String(year).padStart(4, '0')),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
  fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)),
  fc.constantFrom('', '.1', '.12', '.123'),
  fc.constantFrom('+00', '+01', '-03:30', '+05:45', '+00 BC'),
)

test.prop([parts], { numRuns: 1000 })(
  'a timestamp is parsed as by pg, in any year and zone',
  ([year, day, time, fraction, zone]) => {
    const text = `${year}-${day.map(two).join('-')} ${time.map(two).join(':')}${fraction}${zone}`
    expect(parseMoment(text)).toEqual(parseByPg(text))
  },
)

test.each(['infinity', '-infinity'])('%s is parsed as by pg', text => {
  expect(parseMoment(text)).toBe(parseByPg(text))
})

test('a limit is part of the statement, so that a page’s prepared plan is reused', () => {
  const db = kyselyOver(new PostgresDialect({ pool: new pg.Pool() }))
  const { sql, parameters } = db.selectFrom('projects').select('id').limit(21).compile()
  expect(sql).toMatch(/ limit 21$/)
  expect(parameters).toEqual([])
})
