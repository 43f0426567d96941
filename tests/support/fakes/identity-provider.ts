import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { CookieJar } from '../../../api-client/src/cookie-jar.ts'

export interface Identity {
  subject: string
  email: string
  emailVerified: boolean
  name: string
}

/** Certified OpenID provider that replaces Google. Every sign-in is that of `identity`. */
export class IdentityProvider {
  identity: Identity = {
    subject: 'google-1',
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada Rossi',
  }
  /** Mode in which requests are accepted and not answered. */
  isSilent = false
  readonly issuer: string
  #server: Server | undefined

  constructor(port: number) {
    this.issuer = `http://127.0.0.1:${port}`
  }

  async start(redirectUri: string): Promise<void> {
    const provider = new Provider(this.issuer, {
      clients: [{ client_id: 'video', client_secret: 'a secret', redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key'] },
      pkce: { required: () => true },
      findAccount: (_ctx, accountId) => ({
        accountId,
        claims: async () => ({
          sub: accountId,
          email: this.identity.email,
          email_verified: this.identity.emailVerified,
          name: this.identity.name,
        }),
      }),
    })
    const answer = provider.callback()
    this.#server = createServer((request, response) => {
      if (!this.isSilent) void answer(request, response)
    })
    await once(this.#server.listen(Number(new URL(this.issuer).port), '127.0.0.1'), 'listening')
  }

  stop(): void {
    this.#server?.close().closeAllConnections()
  }

  /** Signs in and consents as a user would, from the redirect to the provider until the redirect back. */
  async passThrough(from: string): Promise<URL> {
    const cookies = new CookieJar()
    let url = new URL(from)
    for (let step = 0; step < 12; step++) {
      if (url.origin !== this.issuer) return url
      url = await this.#step(url, cookies)
    }
    throw new Error(`The provider never sent back; it ended at ${url}.`)
  }

  async #step(url: URL, cookies: CookieJar): Promise<URL> {
    const cookie = cookies.header
    const form = url.pathname.startsWith('/interaction/') ? await this.#form(url, cookie) : undefined
    const answer = await fetch(form?.action ?? url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form.fields }),
    })
    cookies.take(answer)
    const next = answer.headers.get('location')
    if (!next) throw new Error(`The provider answered ${answer.status} at ${url}: ${await answer.text()}`)
    return new URL(next, url)
  }

  /** Returns the form of a step: first sign-in, then consent. */
  async #form(url: URL, cookie: string): Promise<{ action: URL; fields: URLSearchParams }> {
    const page = await (await fetch(url, { headers: { cookie } })).text()
    const prompt = page.includes('name="login"') ? 'login' : 'consent'
    const fields = new URLSearchParams({ prompt, login: this.identity.subject, password: 'any' })
    return { action: new URL(/action="([^"]+)"/.exec(page)?.[1] ?? url, url), fields }
  }
}
