import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './request-log.ts'

async function addressSeen(trustedProxies: number, forwardedFor: string): Promise<string> {
  const app = new Hono()
  app.get('/', c => c.text(clientAddress(c, trustedProxies)))
  return (await app.request('/', { headers: { 'x-forwarded-for': forwardedFor } })).text()
}

test.each([
  ['without a proxy the header is not believed', 0, '6.6.6.6', 'unknown'],
  ['one proxy: what it saw', 1, '6.6.6.6, 10.0.0.7', '10.0.0.7'],
  ['two proxies: what the outer one saw', 2, '6.6.6.6, 10.0.0.7, 10.0.0.8', '10.0.0.7'],
  ['a chain that is too short', 3, '10.0.0.7', 'unknown'],
])('%s', async (_case, proxies, header, expected) => {
  expect(await addressSeen(proxies, header)).toBe(expected)
})
