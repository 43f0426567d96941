import { conversationMail } from 'shared/messages/it/conversation'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { MailServer } from '../../support/fakes/mail-server.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { makeJobsDue } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const server = new MailServer(await freePort())
const app = await startApp({
  env: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Video <video@example.com>' },
})
afterAll(() => server.stop())

const write = (email: string, name = 'Ada') =>
  app.visitor().ask('publicForms.contact', { name, email, message: 'Ciao' })

test('calls succeed while the mail server is down, and the mail arrives later', async () => {
  const began = performance.now()
  expect((await write('late@example.com')).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(1000)
  await server.start()
  await waitFor(async () => expect(server.to('late@example.com')).toHaveLength(1))
})

test('a rejected recipient does not delay others', async () => {
  server.refused.add('nobody@example.com')
  await write('nobody@example.com')
  await write('ada@example.com')
  await waitFor(async () => expect(server.to('ada@example.com')).toHaveLength(1))
  expect(server.to('nobody@example.com')).toHaveLength(0)
})

test('sends both formats, with a Message-ID that a retry repeats', async () => {
  await write('both@example.com')
  await waitFor(async () => expect(server.to('both@example.com')).toHaveLength(1))
  const raw = server.to('both@example.com')[0]?.raw ?? ''
  expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>$/m)
  expect(raw).toContain('text/plain')
  expect(raw).toContain('text/html')
})

test('the reply address of a message notification says that replies are not read', async () => {
  const owner = await makeClient(app, { email: 'reply@example.com' })
  const manager = await makeMember(app, 'Project Manager')
  const projectId = await makeProject(app, owner.id)
  await manager.client.call('team.messages.send', { projectId, text: 'Si gira martedì.' })
  await makeJobsDue(app, 'conversation.mail-unread')
  await waitFor(async () => expect(server.to('reply@example.com')).toHaveLength(1))
  const raw = server.to('reply@example.com')[0]?.raw ?? ''
  expect(raw).toContain(`Reply-To: ${conversationMail.replyTo} <no-reply@example.com>`)
  const unfolded = raw.replace(/\r?\n[ \t]+/g, ' ')
  expect(unfolded).toMatch(/^List-Unsubscribe: <http\S+\/unsubscribe\?token=\S+>\r?$/im)
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im)
})

test.each([
  'ada@example.com\r\nBcc: other@example.com',
  'ada@example.com, other@example.com',
  '"ada@example.com" <other@example.com>',
])('an address cannot add a recipient: %j', async email => {
  const { status, fields } = await write(email)
  expect([status, fields]).toEqual([400, { email: expect.any(String) }])
})

test('a name with line breaks is refused, one with special characters arrives unchanged', async () => {
  const broken = await write('x@example.com', 'Ada\r\nBcc: other@example.com')
  expect(broken.status).toBe(400)
  await write('signs@example.com', '{{7*7}} <b>Ada</b> #{1}')
  await waitFor(async () => expect(server.to('signs@example.com')).toHaveLength(1))
  expect(server.received.every(mail => mail.recipients.length === 1)).toBe(true)
})
