import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppDeps } from '../platform/platform.ts'
import { createTrpcHandler } from './handler.ts'
import { t } from './init.ts'

const anonymous = { readToken: () => undefined, pending: { read: () => undefined } }
const platform = { sessions: anonymous } as unknown as AppDeps

it('answers the first calls of a batch before the rest runs, in their order', async () => {
  const begun: string[] = []
  const procedure = (name: string, runsBeforeBatch: boolean) =>
    t.procedure.meta({ policy: 'public', runsBeforeBatch }).query(async () => {
      begun.push(`${name} begins`)
      await new Promise(resolve => setTimeout(resolve))
      begun.push(`${name} ends`)
      return name
    })
  const router = t.router({ data: procedure('data', false), session: procedure('session', true) })
  const app = new Hono().all('/trpc/*', createTrpcHandler(platform, router) as never)
  const answer = await app.request('/trpc/data,session?batch=1')
  expect(await answer.json()).toEqual([{ result: { data: 'data' } }, { result: { data: 'session' } }])
  expect(begun).toEqual(['session begins', 'session ends', 'data begins', 'data ends'])
})
