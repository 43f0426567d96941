import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'

const app = await startApp({ env: { LIMITS: 'on' } })

test('from one address five contact messages in ten minutes are taken, whatever arrives at once', async () => {
  const send = () =>
    app.visitor().ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' })
  const answers = await Promise.all(Array.from({ length: 12 }, send))
  const refused = answers.filter(answer => answer.status === 429)
  expect(refused).toHaveLength(7)
  expect(refused[0]?.error?.data.appCode).toBe('LIMITED')
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await app.context.db.selectFrom('contactMessages').select('id').execute()).toHaveLength(5)
  app.clock.advance(11 * 60_000)
  expect((await send()).status).toBe(200)
})
