import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLlm } from 'server/platform/llm/llm'
import { createLog } from 'server/platform/log/log'
import { z } from 'shared/errors/zod'
import { afterAll, expect, test } from 'vitest'

let asked = 0
let followed = 0
const elsewhere = createServer((_, response) => {
  followed++
  response.end('{}')
}).listen(0, '127.0.0.1')
const model = createServer((_, response) => {
  asked++
  response.writeHead(307, { location: addressOf(elsewhere) }).end()
}).listen(0, '127.0.0.1')
afterAll(() => {
  model.close()
  elsewhere.close()
})

const addressOf = (server: typeof model) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('a redirect of the language model is not followed', async () => {
  const llm = createLlm({ baseUrl: addressOf(model), apiKey: 'a key', model: 'm' }, createLog('silent'), 5000)
  const written = await llm.write({
    name: 'test',
    instructions: 'write',
    material: { text: 'of a visitor' },
    answer: z.object({ text: z.string() }),
    validate: () => null,
  })
  expect(written).toBeNull()
  expect(asked).toBeGreaterThan(0)
  expect(followed).toBe(0)
})
