import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'

const app = await startApp()

test('without Google configured the button leads back with the fixed sentence', async () => {
  const answer = await app.visitor().fetch('/auth/google')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?error=google'])
})
