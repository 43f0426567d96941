import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import type { ProcedurePath } from '../../support/procedures.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp({ env: { LIMITS: 'on' } })

test('accepts five contact messages per network in ten minutes, also concurrently', async () => {
  const send = () =>
    app.visitor().ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' })
  const answers = await Promise.all(Array.from({ length: 12 }, send))
  const refused = answers.filter(answer => answer.status === 429)
  expect(refused).toHaveLength(7)
  expect(refused[0]?.code).toBe('LIMITED')
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await listRows(app, 'contactMessages')).toHaveLength(5)
  app.clock.advance(11 * 60_000)
  expect((await send()).status).toBe(200)
})

test('sends an address three form mails a day; further requests are stored and reported to the team', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const email = 'vittima@example.com'
  const person = { firstName: 'Ada', lastName: 'Neri', email, company: 'Ada srl' }
  const forms: [ProcedurePath, object][] = [
    ['publicForms.contact', { name: 'Ada', email, message: 'Ciao' }],
    [
      'publicForms.applyForInterview',
      { companyName: 'Ada srl', contactName: 'Ada', email, location: 'Torino', motivation: 'Raccontarci' },
    ],
    ['publicForms.submitAudit', { ...person, description: 'Un video aziendale' }],
    ['publicForms.submitScript', { ...person, originalScript: 'Ciao a tutti.' }],
    ['publicForms.contact', { name: 'Ada', email: 'Vittima@Example.com', message: 'Ancora ciao' }],
  ]
  for (const [path, input] of forms) expect((await app.visitor().ask(path, input)).status, path).toBe(200)
  // Notifications of the former test may arrive this late.
  const told = async () =>
    (await app.mailbox.list(manager.email)).filter(({ text }) => /vittima@example\.com/i.test(text))
  await expect.poll(told).toHaveLength(forms.length)
  await expect.poll(() => app.mailbox.list(email)).toHaveLength(3)
  app.clock.advance(25 * 60 * 60_000)
  await app.visitor().call('publicForms.contact', { name: 'Ada', email, message: 'Il giorno dopo' })
  await expect.poll(() => app.mailbox.list(email)).toHaveLength(4)
})
