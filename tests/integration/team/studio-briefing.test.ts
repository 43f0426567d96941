import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject, makePaidOrder } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'

const app = await startApp()
const { client: manager, email: managerEmail } = await makeMember(app, 'Project Manager')

const answers = [
  { field: 'kind', value: 'corporate' },
  { field: 'audience', value: 'Gli albergatori' },
  { field: 'message', value: 'Il legno dura' },
  { field: 'tone', value: 'Caldo' },
  { field: 'duration', value: 60 },
  { field: 'materials', value: '' },
  { field: 'extras', value: [] as 'drone'[] },
  { field: 'deadline', value: null },
] as const

test('a manager writes the whole brief for a client, who sees its author and confirms the quote', async () => {
  const { client, projectId, email } = await makeClientWithProject(app)
  await manager.call('team.briefing.say', {
    projectId,
    text: 'Un video aziendale per la segheria?',
    requestId: randomUUID(),
  })
  for (const given of answers) await manager.call('team.briefing.answer', { projectId, ...given })
  const sent = await manager.call('team.briefing.send', { projectId })
  expect(sent).toMatchObject({ complete: true, sent: true })
  const shown = await client.call('dashboard.briefing.conversation', { projectId })
  const written = shown.turns.filter(({ who }) => who === 'client')
  expect(written.length).toBeGreaterThan(5)
  expect(written.every(({ byStudio }) => byStudio)).toBe(true)
  expect(written.some(({ isQuestion }) => isQuestion)).toBe(false)
  const quote = await client.call('dashboard.quote.get', { projectId })
  expect(quote).toMatchObject({ available: true, confirmedAt: null })
  expect(quote).toMatchObject({ lines: [{ byStudio: true }] })
  await app.mailbox.find(email, /Abbiamo scritto il brief per te/)
  await app.mailbox.find(managerEmail, /Brief scritto per/)
  const own = await client.call('dashboard.briefing.answer', { projectId, field: 'tone', value: 'Solenne' })
  expect(own.turns.findLast(({ who }) => who === 'client')).not.toHaveProperty('byStudio')
})

test('refuses to change the brief of a paid project', async () => {
  const { projectId } = await makePaidOrder(app)
  const changed = { projectId, field: 'tone', value: 'Solenne' } as const
  expect(await manager.ask('team.briefing.answer', changed)).toMatchObject({ code: 'PROJECT_PAID' })
})
