import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { tileAt, waveformPath } from './player-graphics.ts'

const box = { width: 100, height: 20 }

test.each<[string, number[], number, number, string]>([
  ['silence is a thin line', [0, 0], 1, 2, 'M25.0,9.5V10.5M75.0,9.5V10.5'],
  ['the loudest fills the box', [255], 1, 1, 'M50.0,0.0V20.0'],
  ['what is behind the end is left out', [255, 255, 255], 1, 2, 'M25.0,0.0V20.0M75.0,0.0V20.0'],
  ['a film without length has none', [255], 1, 0, ''],
  ['no sound, no line', [], 1, 2, ''],
])('%s', (_name, peaks, secondsEach, duration, path) => {
  expect(waveformPath({ peaks, secondsEach }, duration, box)).toBe(path)
})

const peaks = fc.array(fc.nat(255), { minLength: 1, maxLength: 4000 })
test.prop([peaks])('a long video keeps its loudest parts in few strokes within the box', each => {
  const path = waveformPath({ peaks: each, secondsEach: 0.5 }, each.length / 2, box)
  const strokes = [...path.matchAll(/M([\d.]+),([\d.]+)V([\d.]+)/g)].map(found => found.slice(1).map(Number))
  expect(strokes.length).toBeLessThanOrEqual(240)
  for (const [x = -1] of strokes) expect(x >= 0 && x <= 100).toBe(true)
  const reach = Math.max(...strokes.map(([, top = 0, bottom = 0]) => (bottom - top) / 2))
  expect(reach).toBeCloseTo(Math.max(0.5, (Math.max(...each) / 255) * 10), 1)
})

const film = { columns: 3, count: 5, tileWidth: 160, tileHeight: 90, everySeconds: 2 }

test.each([
  [0, 0, 0],
  [1.99, 0, 0],
  [2, 160, 0],
  [5.5, 320, 0],
  [6, 0, 90],
  [8.1, 160, 90],
  // After the last tile, and before the first.
  [99, 160, 90],
  [-1, 0, 0],
])('%s seconds are at %s, %s', (seconds, left, top) => {
  expect(tileAt(seconds, film)).toEqual({ left, top, width: 160, height: 90 })
})
