import { createLog } from 'server/platform/log/log'
import { codeAt } from 'server/platform/mfa'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStream } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { turnOn } from '../../support/builders/second-factor.ts'
import { startWithGoogle } from '../../support/fakes/with-google.ts'
import { tokenIn } from '../../support/mailbox.ts'
import { procedurePaths, procedures } from '../../support/procedures.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'
import { createMinimalDist } from './little-site.ts'

const PASSWORD = 'Una-Password-9'
const GATE = 'una parola per i test'

/** All log lines. */
const logged: string[] = []
const log = createLog('trace', { write: line => void logged.push(line) })

const { app, google } = await startWithGoogle({
  distFolder: createMinimalDist(),
  parts: { log },
  env: {
    PUBLIC_URL: 'https://video.example',
    PREVIEW_PASSWORD: GATE,
  },
})

/** Cookies and bodies of all answers. */
const lines: string[] = []
const bodies: string[] = []
const mailed: string[] = []

/** Client that records cookies and bodies. */
class Witness extends RpcClient {
  override async fetch(path: string, init?: RequestInit): Promise<Response> {
    const answer = await super.fetch(path, init)
    lines.push(...answer.headers.getSetCookie())
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
      bodies.push(await answer.clone().text())
    return answer
  }
}

async function arrive(): Promise<Witness> {
  const witness = new Witness(app.origin)
  await witness.call('gate.unlock', { password: GATE })
  return witness
}

const SESSION = '__Host-session'

async function signUp(witness: Witness): Promise<string> {
  const email = `ada-${Date.now()}@example.com`
  await witness.call('auth.signUp', { fullName: 'Ada Rossi', email, password: PASSWORD })
  const token = tokenIn(await app.mailbox.find(email, /./), '/confirm-email')
  mailed.push(token)
  await witness.call('auth.confirmEmail', { token })
  return email
}

async function withGoogle(witness: Witness): Promise<void> {
  const { headers } = await witness.fetch('/auth/google')
  const back = await google.passThrough(headers.get('location') ?? '')
  await witness.fetch(`${back.pathname}${back.search}`)
}

beforeAll(async () => {
  const witness = await arrive()
  const email = await signUp(witness)
  await witness.call('auth.signOut')
  const again = await arrive()
  await again.call('auth.signIn', { email, password: PASSWORD })
  const { user } = await again.call('auth.session')
  const secret = await turnOn(app, user?.id ?? '')
  await again.call('auth.signOut')
  const guarded = await arrive()
  expect(await guarded.call('auth.signIn', { email, password: PASSWORD })).toEqual({ secondFactor: true })
  await guarded.call('auth.mfa.verify', { code: codeAt(secret, app.clock.now()) })
  await guarded.call('auth.sessions.list')
  const owing = await arrive()
  await owing.call('auth.signIn', { email, password: PASSWORD })
  await owing.call('auth.signOut')
  await withGoogle(await arrive())
})

describe('a cookie', () => {
  test('is set under each of the known names', () => {
    const names = new Set(lines.map(line => line.slice(0, line.indexOf('='))))
    expect([...names].sort()).toEqual([
      '__Host-device',
      '__Host-gate',
      '__Host-google',
      '__Host-second-factor',
      '__Host-session',
    ])
  })

  test('is host-only, secure, HTTP-only and same-site', () => {
    for (const line of lines) {
      const [, ...attributes] = line.toLowerCase().split(/; */)
      expect(attributes, line).toEqual(
        expect.arrayContaining(['secure', 'httponly', 'path=/', 'samesite=lax']),
      )
      expect(line).not.toMatch(/domain=/i)
      expect(line).toMatch(/^__Host-/)
    }
  })

  test('appears in no body and no log line', () => {
    const values = lines.map(line => /^[^=]+=([^;]*)/.exec(line)?.[1] ?? '').filter(value => value !== '')
    expect(new Set(values).size).toBeGreaterThan(8)
    expect(logged.length).toBeGreaterThan(12)
    for (const value of values) {
      expect(bodies.filter(body => body.includes(value))).toEqual([])
      expect(logged.filter(entry => entry.includes(value))).toEqual([])
    }
    for (const secret of [...mailed, PASSWORD, GATE])
      expect(logged.filter(entry => entry.includes(secret))).toEqual([])
  })

  test('sent by the browser is never reused as a session', async () => {
    const planted = 'a'.repeat(40)
    const victim = await arrive()
    victim.jar.set(SESSION, planted)
    await withGoogle(victim)
    expect(victim.jar.get(SESSION)).not.toBe(planted)
    const attacker = await arrive()
    attacker.jar.set(SESSION, planted)
    expect(await attacker.call('auth.session')).toEqual({ user: null })
  })
})

test('signing out clears every cookie and cached data, and invalidates the former cookie', async () => {
  const { id } = await makeMember(app, 'Project Manager')
  const witness = await arrive()
  const { cookie, token } = await app.context.sessions.create(id, 'a test')
  expect(cookie).toContain(token)
  witness.jar.set(SESSION, token)
  const stream = await openStream(witness)
  const gate = witness.jar.get('__Host-gate') ?? ''
  const answer = await witness.fetch('/trpc/auth.signOut', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(answer.headers.getSetCookie().map(line => line.split(';')[0])).toEqual([
    `${SESSION}=`,
    '__Host-gate=',
  ])
  for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/max-age=0/i)
  const thief = app.visitor()
  thief.jar.set(SESSION, token)
  thief.jar.set('__Host-gate', gate)
  await waitFor(() => stream.ended, 5000)
  for (const path of procedurePaths.filter(one => isGuarded(procedures[one]._def.meta?.policy))) {
    const isOfGuests = procedures[path]._def.meta?.policy === 'guest'
    const refusal = isOfGuests ? 'GUEST_LINK_OVER' : 'SIGNED_OUT'
    expect((await thief.ask(path)).code, path).toBe(refusal)
  }
  for (const path of ['/files/x', '/documents/preventivo.pdf', '/uploads']) {
    const method = path === '/uploads' ? 'POST' : 'GET'
    expect((await thief.fetch(path, { method })).status, path).toBe(401)
  }
})

const isGuarded = (policy: string | undefined): boolean => policy !== 'public' && policy !== 'code-owed'
