import { describe, expect, test } from 'vitest'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { startWithGoogle } from '../../support/fakes/with-google.ts'
import type { Mail } from '../../support/mailbox.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'
import { createMinimalDist } from './little-site.ts'
import { rawRequest } from './raw-request.ts'

const PUBLIC_URL = 'https://video.example'
const { app, google } = await startWithGoogle({
  distFolder: createMinimalDist(),
  env: { PUBLIC_URL },
})

/** Redirect targets that some URL parser resolves to another site. */
const away = [
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nlocation: https://evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://EVIL.example',
  '/..//evil.example',
  '/.//evil.example',
  '/dashboard/../..//evil.example',
  '/;@evil.example',
  '@evil.example',
  'https://video.example@evil.example',
  'https://video.example.evil.example',
  'https://evil.example#video.example',
  'https://evil.example?video.example',
  '//evil。example',
  '/\u2028/evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  '/dashboard\u0000//evil.example',
]

const names = [
  'next',
  'redirectTo',
  'redirect',
  'redirect_uri',
  'returnTo',
  'return_to',
  'from',
  'url',
  'state',
]

const queryOf = (value: string) => names.map(name => `${name}=${encodeURIComponent(value)}`).join('&')

/** Returns the URL to which a browser at our address resolves the redirect. */
const landingOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', PUBLIC_URL)

/** Signs in by Google, with the query appended to both requests. */
async function throughGoogle(visitor: RpcClient, query: string): Promise<Response> {
  const begun = await visitor.fetch(`/auth/google?${query}`)
  const back = await google.passThrough(begun.headers.get('location') ?? '')
  const more = query.replace(/&state=[^&]*/, '')
  return visitor.fetch(`${back.pathname}${back.search}&${more}`)
}

describe.each(away)('the redirect target %j', value => {
  test('is ignored after a Google sign-in', async () => {
    const begun = await app.visitor().fetch(`/auth/google?${queryOf(value)}`)
    const provider = landingOf(begun)
    expect(provider.origin).toBe(google.issuer)
    expect(provider.searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/auth/google/callback`)
    const refused = await app.visitor().fetch(`/auth/google/callback?code=x&${queryOf(value)}`)
    expect([landingOf(refused).origin, landingOf(refused).pathname]).toEqual([PUBLIC_URL, '/auth'])
  })

  test('leads no page to another site, nor does it as a path', async () => {
    const { client } = await makeClient(app)
    for (const path of ['/', '/reset-password', '/dashboard/briefing', '/auth', '/files/x'])
      for (const caller of [client, app.visitor()]) {
        const answer = await caller.fetch(`${path}?${queryOf(value)}`)
        expect(answer.headers.get('location')).toBeNull()
        expect(answer.headers.get('refresh')).toBeNull()
      }
    const target = value.startsWith('/') ? value : `/${value}`
    const path = target.replace(/[^!-~]/g, sign => encodeURIComponent(sign))
    const answer = await rawRequest(app.origin, path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers.get('location')).toBeNull()
  })
})

test('a Google sign-in leads to our dashboard, whatever target was requested', async () => {
  for (const value of away.slice(0, 3)) {
    google.identity = { ...google.identity, subject: value, email: `g${value.length}@example.com` }
    const answer = await throughGoogle(app.visitor(), queryOf(value))
    expect(landingOf(answer).href).toBe(`${PUBLIC_URL}/dashboard`)
  }
})

describe('links in mails', () => {
  const forged = {
    'content-type': 'application/json',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-server': 'evil.example',
    'x-original-url': 'https://evil.example/',
    'x-rewrite-url': 'https://evil.example/',
    forwarded: 'host=evil.example;proto=http',
    referer: 'https://evil.example/',
  }

  const say = (path: string, input: unknown, cookie = '') =>
    rawRequest(app.origin, `/trpc/${path}`, {
      method: 'POST',
      headers: { ...forged, cookie },
      body: JSON.stringify(input),
    })

  async function mailTo(email: string): Promise<Mail> {
    await waitFor(async () => expect(await app.mailbox.list(email)).not.toEqual([]))
    const [mail] = await app.mailbox.list(email)
    if (!mail) throw new Error(`No mail to ${email}.`)
    return mail
  }

  test.each<[what: string, send: (email: string) => Promise<Response>]>([
    ['a sign-up', email => say('auth.signUp', { fullName: 'Ada', email, password: 'Una-Password-9' })],
    [
      'a sign-up of somebody known',
      async email => {
        await makeClient(app, { email })
        return say('auth.signUp', { fullName: 'Ada', email, password: 'Una-Password-9' })
      },
    ],
    [
      'a new password',
      async email => {
        await makeClient(app, { email })
        return say('auth.requestPasswordReset', { email })
      },
    ],
    [
      'an invitation',
      async email => {
        const manager = await makeMember(app, 'Project Manager')
        const input = { fullName: 'Ada', email, password: 'Un-treno-per-Bergamo-7', role: 'Video Editor' }
        return say('team.members.add', input, manager.client.jar.header)
      },
    ],
    [
      'a contact form',
      email => say('publicForms.contact', { name: 'Ada', email, message: 'Vorremmo un video aziendale.' }),
    ],
  ])('of %s lead to our own address, whatever the Host header is', async (what, send) => {
    const email = `${what.replace(/\W/g, '-')}@example.com`
    expect((await send(email)).status).toBe(200)
    const { text, html } = await mailTo(email)
    const links = [
      ...(text.match(/https?:\/\/\S+/g) ?? []),
      ...(html.match(/(?<=\b(?:href|src)=")[^"]+/g) ?? []).filter(link => !link.startsWith('mailto:')),
    ]
    expect(`${text} ${html}`).not.toContain('evil.example')
    for (const link of links) expect(new URL(link, PUBLIC_URL).origin, link).toBe(PUBLIC_URL)
    expect(links.length + Number(what === 'a contact form')).toBeGreaterThan(0)
  })

  test('and canonical links of pages do, too', async () => {
    const answer = await rawRequest(app.origin, '/', { headers: forged })
    expect(await answer.text()).toContain(`href="${PUBLIC_URL}/"`)
    const map = await rawRequest(app.origin, '/sitemap.xml', { headers: forged })
    expect(await map.text()).not.toContain('evil.example')
  })
})
