import { expect, test } from 'vitest'
import { CookieJar } from './cookie-jar.ts'

const answer = (...cookies: string[]): Response => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { headers })
}

test('cookies are stored, replaced and deleted as in a browser', () => {
  const jar = new CookieJar()
  jar.take(answer('session=a=b; Path=/; HttpOnly', 'gate=open; Max-Age=3600'))
  expect(jar.header).toBe('session=a=b; gate=open')
  jar.take(answer('session=c; Path=/'))
  expect(jar.get('session')).toBe('c')
  jar.take(answer('session=; Path=/; Max-Age=0', 'gate=; Max-Age=0'))
  expect(jar.header).toBe('')
})
