import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { callBody, deliver } from '../../support/fakes/voice-calls.ts'

const app = await startApp({ work: false })

test('without a voice agent its webhook does not exist, and nobody is offered one', async () => {
  expect(await deliver(app, callBody({ conversationId: 'conv_off' }))).toBe(404)
  const { client, projectId } = await makeClientWithProject(app)
  expect(await client.call('dashboard.briefing.voice', { projectId })).toBeNull()
  const { headers } = await app.visitor().fetch('/dashboard/briefing')
  expect(headers.get('content-security-policy')).not.toContain('elevenlabs')
})
