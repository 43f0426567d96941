import { randomUUID } from 'node:crypto'
import { createApp } from 'server/app/app'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { arriveAll } from './access-assertions.ts'
import { eachOf, makeCast, PREVIEW_PASSWORD, type Role, withoutSession } from './roles.ts'
import { stateOf } from './table-hashes.ts'

const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const cast = await makeCast(app)

/** Status of a route with and without a passed gate; few routes depend on the role. */
interface Declared {
  request: string
  method?: string
  open: number | ((role: Role) => number)
  locked: number
}

/** Status of a route that requires a confirmed user and treats all of them alike. */
const forPersons = (known: number) => (role: Role) =>
  ({ ...eachOf(withoutSession, 401), unconfirmed: 403, mustChangePassword: 403 })[role as 'expired'] ?? known

const absent = randomUUID()

/** RPC, which has its own matrix, and middleware, which is no route. */
const NO_ROUTES = ['ALL /*', 'ALL /trpc/*']

/** True if the client is built; without a build its pages answer 503. */
const built = (await (await cast.arrive.manager()).fetch('/')).status === 200
const unknownPage = { request: '/nowhere', open: built ? 404 : 503, locked: built ? 200 : 503 }
const file = built ? 200 : 503

/** Declares a route of private things, with the id of a missing one. */
const thingOfPersons = (address: string): Declared => ({
  request: address + absent,
  open: forPersons(404),
  locked: file,
})

const declared: Record<string, Declared> = {
  'GET /healthz': { request: '/healthz', open: 200, locked: 200 },
  'GET /readyz': { request: '/readyz', open: 200, locked: 200 },
  'GET /metrics': { request: '/metrics', open: 200, locked: 200 },
  'GET /robots.txt': { request: '/robots.txt', open: 200, locked: 200 },
  'GET /dev/mail.json': { request: '/dev/mail.json?to=nobody@example.com', open: 200, locked: 200 },
  'GET /dev/mail': { request: '/dev/mail?to=nobody@example.com', open: 200, locked: 200 },
  // Only in a demo and behind its gate; their effects are tested in `platform/dev-panel.test.ts`.
  'GET /dev': { request: '/dev', open: 200, locked: file },
  'GET /dev/procedures': { request: '/dev/procedures', open: 200, locked: file },
  'GET /dev/jobs': { request: '/dev/jobs', open: 200, locked: file },
  'GET /dev/live': { request: '/dev/live', open: 200, locked: file },
  'GET /dev/panel.js': { request: '/dev/panel.js', open: 200, locked: file },
  'POST /dev/sign-in': { request: '/dev/sign-in', open: 404, locked: 403 },
  'POST /dev/jobs/retry': { request: '/dev/jobs/retry', open: 404, locked: 403 },
  'GET /auth/google': { request: '/auth/google', open: 302, locked: file },
  'GET /auth/google/callback': { request: '/auth/google/callback?code=x&state=y', open: 302, locked: 302 },
  // Authenticated by the cookie of the guest named in the path.
  'GET /guest-files/:guestId/:id': { request: `/guest-files/${absent}/${absent}`, open: 401, locked: file },
  'GET /files/:id': thingOfPersons('/files/'),
  // Without the headers of an upload, so that none begins.
  'ALL /uploads': { request: '/uploads', open: forPersons(412), locked: 403 },
  'ALL /uploads/:id': { request: `/uploads/${absent}`, method: 'DELETE', open: forPersons(404), locked: 403 },
  'GET /gate/assets/*': { request: '/gate/assets/none.js', open: 404, locked: 404 },
  'ALL /gate/assets/*': { request: '/gate/assets/none.js', open: 404, locked: 404 },
  'GET /assets/*': { request: '/assets/none.js', open: unknownPage.open, locked: 403 },
  'GET /favicon.svg': { request: '/favicon.svg', open: file, locked: file },
  'GET /site.webmanifest': { request: '/site.webmanifest', open: file, locked: file },
  'GET /media/*': { request: '/media/officina.mp4', open: file, locked: file },
  'GET /icons/*': { request: '/icons/192.png', open: file, locked: file },
  'GET /share/*': { request: '/share/notte.png', open: file, locked: file },
  'GET /sitemap.xml': { request: '/sitemap.xml', open: 200, locked: file },
  'GET /documents/checklist-intervista.pdf': {
    request: '/documents/checklist-intervista.pdf',
    open: 200,
    locked: file,
  },
  'POST /webhooks/voice-agent': { request: '/webhooks/voice-agent', open: 404, locked: 404 },
  'GET /documents/preventivo.pdf': thingOfPersons('/documents/preventivo.pdf?project='),
  'GET /documents/ordine.pdf': thingOfPersons('/documents/ordine.pdf?project='),
  'GET /documents/ricevuta.pdf': thingOfPersons('/documents/ricevuta.pdf?payment='),
  'GET /documents/approvazione.pdf': thingOfPersons('/documents/approvazione.pdf?version='),
  'GET /documents/commenti.pdf': thingOfPersons('/documents/commenti.pdf?version='),
  'GET /documents/consegna.zip': thingOfPersons('/documents/consegna.zip?project='),
  // Authenticated by a token, which is missing here; no session is needed.
  'POST /documents/ricevuta-da-link.pdf': {
    request: '/documents/ricevuta-da-link.pdf',
    open: 404,
    locked: 403,
  },
  'GET /documents/fattura.pdf': thingOfPersons('/documents/fattura.pdf?invoice='),
  'GET /documents/fattura.xml': thingOfPersons('/documents/fattura.xml?invoice='),
  'GET /documents/fatture.zip': thingOfPersons('/documents/fatture.zip?month=2026-01&none='),
  'POST /webhooks/stripe': { request: '/webhooks/stripe', open: 404, locked: 404 },
  'ALL /webhooks/*': { request: '/webhooks/none', open: 404, locked: 404 },
  // Authenticated by the address alone: no session and no gate.
  'GET /calendar/:file': { request: '/calendar/none.ics', open: 404, locked: 404 },
  'ALL /calendar/*': { request: '/calendar/none.ics', open: 404, locked: 404 },
  // Authenticated by a signature: no session and no gate, since mail programs open it.
  'GET /unsubscribe': { request: '/unsubscribe?token=x', open: 400, locked: 400 },
  'POST /unsubscribe': { request: '/unsubscribe?token=x', open: 400, locked: 400 },
  'GET /*': unknownPage,
  'HEAD /*': unknownPage,
}

test('every route is declared, and there is no other declaration', () => {
  const routes = createApp(app.context).routes.map(({ method, path }) => `${method} ${path}`)
  const own = [...new Set(routes)].filter(route => !NO_ROUTES.includes(route))
  expect(own.sort()).toEqual(Object.keys(declared).sort())
})

test.each(Object.entries(declared))('%s answers as declared, and changes nothing', async (route, answer) => {
  const method = answer.method ?? route.split(' ')[0]?.replace('ALL', 'POST') ?? ''
  const callers = await arriveAll({ app, cast })
  const before = await stateOf(app.context)
  for (const { role, caller } of callers) {
    const { status } = await caller.fetch(answer.request, { method })
    const open = typeof answer.open === 'function' ? answer.open(role) : answer.open
    expect(status, role).toBe(role === 'locked' ? answer.locked : open)
  }
  expect(await stateOf(app.context)).toEqual(before)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('an unsafe %s to a page is refused', async method => {
  const caller = await cast.arrive.manager()
  const before = await stateOf(app.context)
  const { status } = await caller.fetch('/dashboard', { method })
  expect(status).toBe(405)
  expect(await stateOf(app.context)).toEqual(before)
})
