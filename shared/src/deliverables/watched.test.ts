import { expect, test } from 'vitest'
import { selectProxy } from './watched.ts'

const large = { url: '/files/1080', width: 1920, height: 1080 }
const small = { url: '/files/540', width: 960, height: 540 }

test.each([
  ['a phone', [large, small], { screenPixels: 780, isSparing: false }, small],
  ['a desk', [large, small], { screenPixels: 1280, isSparing: false }, large],
  ['a screen wider than any', [large, small], { screenPixels: 3840, isSparing: false }, large],
  ['a slow line', [large, small], { screenPixels: 3840, isSparing: true }, small],
  ['a small film', [small], { screenPixels: 3840, isSparing: false }, small],
  ['a film of which nothing is made yet', [], { screenPixels: 780, isSparing: false }, undefined],
] as const)('%s gets the suitable source', (_, proxies, line, expected) => {
  expect(selectProxy(proxies, line)).toEqual(expected)
})
