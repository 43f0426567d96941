import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'

const app = await startApp()
const ALLOWED = 256 * 1024

interface Said {
  status: number
  appCode: string | undefined
}

/** Sends a call of a size in bytes, with or without a content length. */
function say(bytes: number, told: boolean): Promise<Said> {
  const frame = JSON.stringify({ token: '' })
  const body = JSON.stringify({ token: 'x'.repeat(bytes - frame.length) })
  const headers = { 'content-type': 'application/json', ...(told && { 'content-length': body.length }) }
  return new Promise((resolve, reject) => {
    const call = request(`${app.origin}/trpc/auth.confirmEmail`, { method: 'POST', headers }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, appCode: JSON.parse(text).error?.data.appCode }),
      )
    })
    call.once('error', reject)
    call.write(body.slice(0, 1000))
    call.end(body.slice(1000))
  })
}

test.each([
  ['told', true],
  ['untold', false],
])('a body of maximum length is read, one byte more is refused, with its length %s', async (_case, told) => {
  const read = await say(ALLOWED, told)
  expect(read).toEqual({ status: 400, appCode: 'INVALID_INPUT' })
  const refused = await say(ALLOWED + 1, told)
  expect(refused).toEqual({ status: 413, appCode: 'FILE_TOO_LARGE' })
})
