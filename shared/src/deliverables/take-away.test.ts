import { expect, test } from 'vitest'
import { downloadBlockReason } from './downloads.ts'

const film = { state: 'approved', isPaidInFull: true, fileType: 'video/mp4' } as const
const waiting = { ...film, state: 'waiting' } as const

test.each([
  [null, film],
  ['NOT_PAID_IN_FULL', { ...film, isPaidInFull: false }],
  ['NOT_PAID_IN_FULL', { ...waiting, isPaidInFull: false }],
  ['NOT_APPROVED', waiting],
  ['NOT_APPROVED', { ...film, state: 'superseded' }],
  ['NOT_APPROVED', { ...waiting, fileType: 'application/mxf' }],
  ['NOT_APPROVED', { ...waiting, fileType: 'text/plain' }],
  [null, { ...waiting, fileType: 'application/zip' }],
  ['NOT_PAID_IN_FULL', { ...waiting, fileType: 'application/zip', isPaidInFull: false }],
] as const)('%s holds back %o', (reason, facts) => {
  expect(downloadBlockReason(facts)).toBe(reason)
})
