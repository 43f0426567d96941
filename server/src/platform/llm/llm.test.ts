import { monitorEventLoopDelay } from 'node:perf_hooks'
import { z } from 'shared/errors/zod'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startEndlessModel } from '../../../../tests/support/fakes/endless-model.ts'
import { ModelServer } from '../../../../tests/support/fakes/model-server.ts'
import { freePort } from '../../../../tests/support/processes/free-port.ts'
import { createLog } from '../log/log.ts'
import { createLlm, type GenerationTask } from './llm.ts'

const model = new ModelServer(await freePort())
await model.start()
afterAll(() => model.stop())
beforeEach(() => {
  model.questions.length = 0
  model.takesNoSchema = false
})

const said = z.object({ reply: z.string(), count: z.number().nullish() })
const task: GenerationTask<z.infer<typeof said>> = {
  name: 'test',
  instructions: 'Write.',
  material: { text: 'of a visitor' },
  answer: said,
  validate: () => null,
}
const urgent = { ...task, urgent: { withinMs: 2000 } }
const llmOf = () =>
  createLlm({ baseUrl: model.baseUrl, apiKey: 'a key', model: 'm' }, createLog('silent'), 2000)
const formats = () => model.questions.map(question => question.response_format?.type)
const whole = { text: '{"reply":"Ciao {a tutti}.","count":2}' }
const answer = { reply: 'Ciao {a tutti}.', count: 2 }

describe.each([
  ['at once', urgent],
  ['in a stream', { ...urgent, onPartial: () => undefined }],
])('a provider without schemas, asked %s', (_, asking) => {
  test('is asked again in JSON mode with the schema as text, and only so afterwards', async () => {
    model.takesNoSchema = true
    model.answer = () => whole
    const llm = llmOf()
    expect(await llm.write(asking)).toEqual(answer)
    expect(await llm.write(asking)).toEqual(answer)
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object'])
    expect(JSON.stringify(model.questions.at(-1)?.messages[0])).toContain('additionalProperties')
  })

  test('is distinguished from one that fails for another reason', async () => {
    model.answer = () => ({ status: 400 })
    const llm = llmOf()
    expect(await llm.write(asking)).toBeNull()
    model.answer = () => whole
    expect(await llm.write(asking)).toEqual(answer)
    expect(formats()).toEqual(['json_schema', 'json_schema'])
  })
})

test('a provider with schemas gets them once, and not as text', async () => {
  model.answer = () => whole
  await llmOf().write(urgent)
  expect(formats()).toEqual(['json_schema'])
  expect(JSON.stringify(model.questions[0]?.messages)).not.toContain('additionalProperties')
})

test.each([
  ['a fence', `\`\`\`json\n${whole.text}\n\`\`\``],
  ['words', `Ecco la risposta:\n\n${whole.text}\n\nFammi sapere!`],
  ['words and a fence', `Ecco {qui}:\n\`\`\`json\n${whole.text}\n\`\`\`\nVa bene?`],
  ['thoughts', `<think>{"reply":"Provo così"} no.</think>\n${whole.text}`],
])('an answer is read with %s around it, whole and streamed', async (_, text) => {
  const partials: unknown[] = []
  model.answer = () => ({ text })
  expect(await llmOf().write(urgent)).toEqual(answer)
  const told = { ...urgent, onPartial: (partial: unknown) => void partials.push(partial) }
  expect(await llmOf().write(told)).toEqual(answer)
  expect(partials.length).toBeGreaterThan(1)
  expect(JSON.stringify(partials)).not.toContain('Provo')
})

test.each(['', 'Ciao.', '```json\n```', '{"reply":', '[1]', '{}'])('%j is no answer', async text => {
  model.answer = () => ({ text })
  expect(await llmOf().write(urgent)).toBeNull()
  expect(await llmOf().write({ ...urgent, onPartial: () => undefined })).toBeNull()
})

test('a redirect is not followed', async () => {
  const elsewhere = new ModelServer(await freePort())
  await elsewhere.start()
  onTestFinished(() => elsewhere.stop())
  model.answer = () => ({ status: 307, location: `${elsewhere.baseUrl}/chat/completions` })
  expect(await llmOf().write(task)).toBeNull()
  expect(model.questions).not.toEqual([])
  expect(elsewhere.questions).toEqual([])
})

test.each([
  ['at once', undefined],
  ['in a stream', () => undefined],
])('an endless answer is aborted early, in bounded memory, without blocking: %s', async (_, onPartial) => {
  const endless = await startEndlessModel(await freePort())
  onTestFinished(endless.stop)
  const patient = createLlm({ baseUrl: endless.baseUrl, apiKey: '', model: 'm' }, createLog('silent'), 30_000)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const before = process.memoryUsage().heapUsed
  const began = performance.now()
  delay.enable()
  const given = await patient.write({
    ...task,
    urgent: { withinMs: 30_000 },
    ...(onPartial && { onPartial }),
  })
  delay.disable()
  expect(given).toBeNull()
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(delay.max / 1e6).toBeLessThan(1000)
  expect((process.memoryUsage().heapUsed - before) / 1024 ** 2).toBeLessThan(200)
})
