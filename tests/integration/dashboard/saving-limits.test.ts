import { rateLimits } from 'server/app/registries'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeAudit } from '../../support/builders/leads.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'
import type { Answer } from '../../support/rpc-client.ts'

const app = await startApp({ env: { LIMITS: 'on' } })
const { max } = rateLimits.saving

/** Runs calls concurrently. Returns their error codes. */
async function repeated(act: () => Promise<Answer>, times: number): Promise<(string | undefined)[]> {
  const answers = await Promise.all(Array.from({ length: times }, act))
  return answers.map(({ code }) => code)
}

const refused = (codes: (string | undefined)[]) => codes.filter(code => code === 'LIMITED').length

test('replies of a member are limited in ten minutes, and a refusal loses none', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const id = await makeAudit(app)
  const reply = () =>
    manager.client.ask('team.leads.reply', { kind: 'audit', id, text: 'Grazie, ci sentiamo.' })
  // Sequential, since each call locks the request and concurrent ones could time out.
  const codes: (string | undefined)[] = []
  for (let call = 0; call < max + 2; call++) codes.push((await reply()).code)
  expect(refused(codes)).toBe(2)
  expect(await listRows(app, 'leadReplies', { auditId: id })).toHaveLength(max)
})

test('a brief written by a manager counts against the manager’s limit, not the client’s', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const manager = await makeMember(app, 'Project Manager')
  const answer = { projectId, field: 'tone', value: 'Solenne' } as const
  const { max: allowed } = rateLimits.saying
  const codes = await repeated(() => manager.client.ask('team.briefing.answer', answer), allowed + 1)
  expect(refused(codes)).toBe(1)
  await client.call('dashboard.briefing.answer', { ...answer, value: 'Caldo' })
})
