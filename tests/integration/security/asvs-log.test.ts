import { connect } from 'node:net'
import { createLog } from 'server/platform/log/log'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const lines: string[] = []
const log = createLog('info', { write: line => void lines.push(line) })
const app = await startApp({ work: false, parts: { log }, env: { LIMITS: 'on' } })

beforeEach(() => void lines.splice(0))

const logged = () => lines.map(line => JSON.parse(line) as Record<string, unknown>)
const refused = () => logged().filter(({ msg }) => msg === 'procedure refused')
const where = {
  address: expect.stringContaining('127.0.0.1'),
  requestId: expect.stringMatching(/^[\da-f-]{36}$/),
}

test('a refused sign-in is logged with its address, without the input', async () => {
  await app.visitor().ask('auth.signIn', { email: 'ada@example.com', password: 'Non-La-Sa-Nessuno' })
  expect(refused()).toMatchObject([{ path: 'auth.signIn', code: 'BAD_CREDENTIALS', ...where }])
  expect(lines.join()).not.toMatch(/Non-La-Sa|ada@example/)
})

test('a refused access is logged with its id', async () => {
  const { client, id } = await makeClient(app)
  await client.ask('team.members.list')
  await client.ask('dashboard.quote.get', { projectId: id })
  await app.visitor().ask('dashboard.projects.list')
  expect(refused()).toMatchObject([
    { path: 'team.members.list', code: 'NOT_A_MEMBER', userId: id, ...where },
    { path: 'dashboard.quote.get', code: 'NOT_FOUND', userId: id, ...where },
    { path: 'dashboard.projects.list', code: 'SIGNED_OUT', ...where },
  ])
})

test('attempts to bypass a rate limit, validation or the origin check are logged', async () => {
  const visitor = app.visitor()
  await Promise.all(Array.from({ length: 11 }, () => visitor.ask('gate.unlock', { password: 'x' })))
  await visitor.ask('auth.signIn', { email: 5 } as never)
  await visitor.fetch('/trpc/auth.signOut', { method: 'POST', headers: { origin: 'https://evil.example' } })
  const codes = refused().map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['LIMITED', 'INVALID_INPUT']))
  expect(logged()).toContainEqual(
    expect.objectContaining({ path: '/trpc/auth.signOut', status: 403, ...where }),
  )
})

test('an aborted body is refused, and is no failure', async () => {
  const { hostname, port } = new URL(app.origin)
  const head = ['POST /trpc/auth.signIn HTTP/1.1', 'host: localhost', 'content-type: application/json']
  const socket = connect(Number(port), hostname)
  socket.write(`${[...head, 'content-length: 99'].join('\r\n')}\r\n\r\n{"email":`, () => socket.destroy())
  await expect.poll(refused).toMatchObject([{ path: 'auth.signIn', code: 'INVALID_INPUT', ...where }])
  expect(logged().filter(({ level }) => Number(level) > 30)).toEqual([])
})

test('a failure is logged in full and shown with its request id', async () => {
  const { client } = await makeClient(app)
  const failing = vi
    .spyOn(app.context.sessions, 'find')
    .mockRejectedValueOnce(new Error('the disk is on fire'))
  const { error } = await client.ask('auth.session')
  failing.mockRestore()
  const line = logged().find(({ msg }) => msg === 'procedure failed')
  expect(line).toMatchObject({
    level: 50,
    requestId: error?.data.requestId,
    err: { message: 'the disk is on fire' },
  })
  expect(JSON.stringify(error)).not.toContain('fire')
})

test('one line is one entry with a UTC timestamp, whatever an address contains', async () => {
  await app.visitor().fetch('/nowhere%0d%0a{"level":60,"msg":"forged"}%1b[31m')
  expect(lines).toHaveLength(1)
  expect([...(lines[0] ?? '')].filter(sign => sign < ' ')).toEqual(['\n'])
  const [entry] = logged()
  expect(entry?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(entry).toMatchObject({ level: 30, msg: 'request', method: 'GET', status: 404 })
})
