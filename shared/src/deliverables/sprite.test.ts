import { expect, test } from 'vitest'
import { tileAt } from './player-graphics.ts'

const film = { columns: 3, count: 5, tileWidth: 160, tileHeight: 90, everySeconds: 2 }

test.each([
  [0, 0, 0],
  [1.99, 0, 0],
  [2, 160, 0],
  [5.5, 320, 0],
  [6, 0, 90],
  [8.1, 160, 90],
  // Beyond the last picture, and before the first.
  [99, 160, 90],
  [-1, 0, 0],
])('%s seconds are at %s, %s', (seconds, left, top) => {
  expect(tileAt(seconds, film)).toEqual({ left, top, width: 160, height: 90 })
})
