import { createLlm } from 'server/platform/llm/llm'
import { createLog } from 'server/platform/log/log'
import { afterAll, beforeEach, vi } from 'vitest'
import { startApp } from './app.ts'
import { makeClientWithProject } from './builders/orders.ts'
import { ModelServer } from './fakes/model-server.ts'
import { freePort } from './processes/free-port.ts'

// One test waits for this limit; a busy machine takes a second for a first answer.
const TIME_LIMIT_MS = 5000

/** Starts a server whose briefings use a fake model. The model answers 503 until a test sets its answer. */
export async function startBriefingWithModel() {
  const model = new ModelServer(await freePort())
  await model.start()
  afterAll(() => model.stop())
  beforeEach(() => {
    model.questions.length = 0
    model.pauseMs = 0
    model.answer = () => ({ status: 503 })
  })
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const llm = createLlm({ baseUrl: model.baseUrl, apiKey: 'a-key', model: 'small' }, log, TIME_LIMIT_MS)
  const app = await startApp({ parts: { log, llm } })
  async function talking() {
    const { projectId, ...person } = await makeClientWithProject(app)
    const say = (text: string) => person.client.call('dashboard.briefing.say', { projectId, text })
    return { ...person, projectId, say }
  }
  return { app, model, warn, talking }
}

/** Returns a model's answer in one turn. */
export const answering = (reply: string, facts: readonly unknown[] = [], more: object = {}) => ({
  text: JSON.stringify({ reply, facts, ...more }),
})

export const modelReply =
  'Bello, un video per chi non vi conosce ancora. Che cosa deve restare in testa a chi lo guarda?'
