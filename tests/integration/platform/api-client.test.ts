import { CookieJar, createPlatformClient, parseRefusal, type Refusal } from 'api-client'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, type Person } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'

const PASSWORD = 'una parola che basta'
const app = await startApp({ env: { LIMITS: 'on' } })
const newClient = (jar = new CookieJar()) => createPlatformClient({ url: app.origin, jar })

async function signedIn(jar?: CookieJar): Promise<Person & { api: ReturnType<typeof newClient> }> {
  const person = await makeClient(app, { password: PASSWORD })
  const api = newClient(jar)
  await api.auth.signIn.mutate({ email: person.email, password: PASSWORD })
  return { ...person, api }
}

const refusal = (call: Promise<unknown>): Promise<Refusal | undefined> =>
  call.then(() => expect.unreachable('The call was not refused.'), parseRefusal)

test('keeps a session between calls, resumes it from the cookie jar, and ends it', async () => {
  const jar = new CookieJar()
  const { api, email } = await signedIn(jar)
  const { user } = await api.auth.session.query()
  expect(user?.email).toBe(email)
  expect(await newClient(jar).auth.session.query()).toMatchObject({ user })
  await api.auth.signOut.mutate()
  expect(await api.auth.session.query()).toEqual({ user: null })
  expect(jar.header).not.toContain('session')
})

test('batches concurrent calls, each with its own answer or error', async () => {
  const { api, id } = await signedIn()
  const projectId = await makeProject(app, id)
  const [list, quote, missing] = await Promise.allSettled([
    api.dashboard.projects.list.query({}),
    api.dashboard.quote.get.query({ projectId }),
    api.dashboard.quote.get.query({ projectId: crypto.randomUUID() }),
  ])
  expect(list).toMatchObject({ value: { items: [{ id: projectId }] } })
  expect(quote).toMatchObject({ value: { available: false } })
  expect(missing.status === 'rejected' && parseRefusal(missing.reason)?.appCode).toBe('NOT_FOUND')
})

test('exposes the code of an error and the codes of its fields', async () => {
  const api = newClient()
  const wrong = { fullName: '', email: 'nobody', password: PASSWORD }
  expect(await refusal(api.auth.signUp.mutate(wrong))).toMatchObject({
    appCode: 'INVALID_INPUT',
    fields: { fullName: 'REQUIRED', email: 'INVALID_EMAIL' },
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(await refusal(api.dashboard.projects.list.query({}))).toMatchObject({ appCode: 'SIGNED_OUT' })
})

test('exposes the time to retry after a rate limit', async () => {
  const { api, email } = await signedIn()
  let refused: Refusal | undefined
  while (refused?.appCode !== 'LIMITED')
    refused = await refusal(api.auth.signIn.mutate({ email, password: 'sbagliata' }))
  expect(refused.retryAfterSeconds).toBeGreaterThan(60)
})

test('receives live events outside a browser when signed in', async () => {
  const { api, id } = await signedIn()
  const projectId = await makeProject(app, id)
  const heard = await new Promise<unknown>((resolve, reject) => {
    const stream = api.live.events.subscribe(
      {},
      {
        onStarted: () =>
          void api.dashboard.briefing.say.mutate({ projectId, text: 'Un video' }).catch(reject),
        onData(event) {
          if (!('data' in event)) return
          stream.unsubscribe()
          resolve(event.data)
        },
        onError: reject,
      },
    )
  })
  expect(heard).toMatchObject({ id: expect.any(Number), ids: { projectId } })
})
