import { expect, test } from 'vitest'
import { initialHolds, type PauseReasons, shouldAutoplay } from './carousel-autoplay.ts'

const seen = { ...initialHolds, away: false }

test('autoplays once it is visible', () => {
  expect(shouldAutoplay(initialHolds)).toBe(false)
  expect(shouldAutoplay(seen)).toBe(true)
})

test.each<keyof PauseReasons>(['paused', 'hovered', 'focused', 'touched', 'reduced', 'hidden', 'away'])(
  '%s pauses it',
  hold => {
    expect(shouldAutoplay({ ...seen, [hold]: true })).toBe(false)
  },
)

test('resume overrides pointer and focus, and nothing else', () => {
  const insisted = { ...seen, insisted: true }
  expect(shouldAutoplay({ ...insisted, hovered: true, focused: true })).toBe(true)
  for (const hold of ['paused', 'touched', 'reduced', 'hidden', 'away']) {
    expect(shouldAutoplay({ ...insisted, [hold]: true })).toBe(false)
  }
})
