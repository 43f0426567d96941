import { expect, test } from 'vitest'
import { aspectRatioOf } from './aspect-ratio.ts'

test.each([
  ['1920x1080', '16:9'],
  ['720x1280', '9:16'],
  ['1080x1080', '1:1'],
  ['2048x858', '16:9'],
  ['1080x1081', '9:16'],
  [null, '16:9'],
  [undefined, '16:9'],
] as const)('a picture of %s is %s', (resolution, shape) => {
  expect(aspectRatioOf(resolution)).toBe(shape)
})
