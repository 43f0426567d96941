import { expect, test } from 'vitest'
import type { AddOnCode } from '../quote/line-codes.ts'
import { canSwitch, withExtra, withoutExtra } from './switches.ts'

test.each<[string, AddOnCode, string]>([
  ['Un video.', 'drone', 'Un video.\n\nCon drone.'],
  ['Un video.  \n', 'drone', 'Un video.\n\nCon drone.'],
  ['Un video con drone.', 'drone', 'Un video con drone.'],
  ['Un video con drone.\n\nSenza drone.', 'drone', 'Un video con drone.'],
  ['Un video.\n\nSenza drone.', 'drone', 'Un video.\n\nCon drone.'],
  ['Senza drone. Un video.', 'drone', 'Senza drone. Un video.\n\nCon drone.'],
  ['Un drone.\n\nSenza drone.\n\nCon sottotitoli.', 'drone', 'Un drone.\n\nCon sottotitoli.'],
  ['', 'drone', 'Con drone.'],
])('%j with %s is %j', (summary, code, expected) => {
  expect(withExtra(summary, code)).toBe(expected)
})

test.each<[string, AddOnCode, string]>([
  ['Un video con drone.', 'drone', 'Un video con drone.\n\nSenza drone.'],
  ['Un video.\n\nCon drone.', 'drone', 'Un video.'],
  ['Un video.', 'drone', 'Un video.'],
  ['Con drone. Un video.', 'drone', 'Con drone. Un video.\n\nSenza drone.'],
  ['Con drone.', 'drone', 'Senza drone.'],
])('%j without %s is %j', (summary, code, expected) => {
  expect(withoutExtra(summary, code)).toBe(expected)
})

test.each<[AddOnCode, string[], boolean]>([
  ['scriptwriting', ['base', 'ready-script'], false],
  ['scriptwriting', ['base'], true],
  ['drone', ['base', 'ready-script'], true],
])('%s beside %j can be switched: %s', (code, codes, expected) => {
  expect(
    canSwitch(
      code,
      codes.map(one => ({ code: one })),
    ),
  ).toBe(expected)
})
