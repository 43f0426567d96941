import { expect, test } from 'vitest'
import { type Holds, moves, standing } from './carousel-moves.ts'

const seen = { ...standing, away: false }

test('it moves once it is seen, and not before', () => {
  expect(moves(standing)).toBe(false)
  expect(moves(seen)).toBe(true)
})

test.each<keyof Holds>(['paused', 'hovered', 'focused', 'touched', 'reduced', 'hidden', 'away'])(
  '%s holds it',
  hold => {
    expect(moves({ ...seen, [hold]: true })).toBe(false)
  },
)

test('a press on resume overrides pointer and focus, and nothing else', () => {
  const insisted = { ...seen, insisted: true }
  expect(moves({ ...insisted, hovered: true, focused: true })).toBe(true)
  for (const hold of ['paused', 'touched', 'reduced', 'hidden', 'away']) {
    expect(moves({ ...insisted, [hold]: true })).toBe(false)
  }
})
