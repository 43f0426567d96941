import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { rawRequest } from './raw-request.ts'

const app = await startApp()
const ALLOWED = 256 * 1024

/** Sends a call of a size in bytes, with or without a content length. Returns status and code of the answer. */
async function say(bytes: number, told: boolean): Promise<[status: number, code: string]> {
  const frame = JSON.stringify({ token: '' })
  const body = JSON.stringify({ token: 'x'.repeat(bytes - frame.length) })
  const length = told ? { 'content-length': String(bytes) } : { 'transfer-encoding': 'chunked' }
  const headers = { 'content-type': 'application/json', ...length }
  const answer = await rawRequest(app.origin, '/trpc/auth.confirmEmail', { method: 'POST', headers, body })
  return [answer.status, (await answer.json()).error?.data.appCode]
}

test.each([
  ['told', true],
  ['untold', false],
])('a body of maximum length is read, one byte more is refused, with its length %s', async (_case, told) => {
  expect(await say(ALLOWED, told)).toEqual([400, 'INVALID_INPUT'])
  expect(await say(ALLOWED + 1, told)).toEqual([413, 'FILE_TOO_LARGE'])
})
