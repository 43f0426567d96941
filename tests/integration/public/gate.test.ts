import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const app = await startApp({ env: { PREVIEW_PASSWORD: 'anteprima', LIMITS: 'on' } })
const HOUR = 3_600_000

describe('while the preview is locked', () => {
  test.each(['/', '/dashboard/briefing', '/team', '/nothing', '/trpc-not'])('%s is gated', async path => {
    const answer = await app.visitor().fetch(path)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/trpc/auth.session', '/trpc/gate.status,auth.session?batch=1', '/assets/x.js'])(
    '%s is refused',
    async path => {
      const answer = await app.visitor().fetch(path)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('PREVIEW_LOCKED')
    },
  )

  test('a path outside the gate’s assets is refused without a page of the site', async () => {
    const answer = await app.visitor().fetch('/gate/assets/x')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('a session does not unlock it', async () => {
    const { client } = await makeClient(app)
    expect((await client.ask('dashboard.projects.list')).code).toBe('PREVIEW_LOCKED')
  })

  test.each(['/healthz', '/readyz', '/robots.txt'])('%s is answered', async path => {
    const answer = await app.visitor().fetch(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('<html')
  })
})

describe('the password', () => {
  test('unlocks it for one hour', async () => {
    const visitor = app.visitor()
    const { until } = await visitor.call('gate.unlock', { password: 'anteprima' })
    expect(Math.abs(Date.parse(until) - app.clock.now().getTime() - HOUR)).toBeLessThan(1000)
    expect(await visitor.call('gate.status')).toEqual({ required: true, unlocked: true, until })
    expect(await visitor.call('auth.session')).toEqual({ user: null })
    app.clock.advance(HOUR + 1)
    expect((await visitor.ask('auth.session')).status).toBe(403)
  })

  test('is required again after signing out', async () => {
    const visitor = app.visitor()
    await visitor.call('gate.unlock', { password: 'anteprima' })
    await visitor.call('auth.signOut')
    expect((await visitor.ask('auth.session')).status).toBe(403)
  })

  test('cannot be replaced by a forged cookie', async () => {
    const visitor = app.visitor()
    visitor.jar.set('gate', `${new Date(Date.now() + HOUR).toISOString()}.x`)
    expect((await visitor.ask('auth.session')).status).toBe(403)
  })

  test('is refused when wrong, and limited to ten attempts a minute', async () => {
    app.clock.advance(2 * 60_000)
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => app.visitor().ask('gate.unlock', { password: 'sbagliata' })),
    )
    const codes = tries.map(answer => answer.code)
    expect(codes.filter(code => code === 'WRONG_PREVIEW_PASSWORD')).toHaveLength(10)
    expect(codes.filter(code => code === 'LIMITED')).toHaveLength(2)
  })
})
