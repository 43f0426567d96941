import { expect, test } from 'vitest'
import { timecodeOf } from './media.ts'

test.each([
  ['01:00:00:00', '01:00:00:00', false],
  ['00:59:58;00', '00:59:58;00', true],
  ['00:59:58.00', '00:59:58;00', true],
  ['1:00:00:00', null, false],
  ['', null, false],
  [undefined, null, false],
])('%s in a file is the timecode %s', (text, startTimecode, isDropFrame) => {
  expect(timecodeOf(text)).toEqual({ startTimecode, isDropFrame })
})
