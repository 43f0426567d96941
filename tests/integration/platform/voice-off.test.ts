import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { callBody, deliver } from '../../support/fakes/voice-calls.ts'

const app = await startApp({ work: false })

test('without a voice agent its webhook does not exist, and nobody is offered one', async () => {
  expect(await deliver(app, callBody({ conversationId: 'conv_off' }))).toBe(404)
  const { id, client } = await makeClient(app)
  const projectId = await makeProject(app, id)
  expect(await client.call('dashboard.briefing.voice', { projectId })).toBeNull()
  const { headers } = await app.visitor().fetch('/dashboard/briefing')
  expect(headers.get('content-security-policy')).not.toContain('elevenlabs')
})
