import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each([
  [['Città', 'Ada "Rossi"'], '"Città";"Ada ""Rossi"""'],
  [['=1+1', ' @SUM(A1)', 'a;=1'], `"'=1+1";" '@SUM(A1)";"a;'=1"`],
  [[{ cents: 47_000 }, { cents: -1050 }, { cents: 1 }, { cents: 0 }], '470,00;-10,50;0,01;0,00'],
])('%j', (cells, line) => {
  expect(csvOf([cells])).toBe(`\ufeff${line}\r\n`)
})
