import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { closeWhenRevoked } from './revocable.ts'

const bytes = new Uint8Array([1])

function openAnswer() {
  const room = new EventEmitter()
  const live = {
    follow(name: string, onSignal: () => void) {
      room.on(name, onSignal)
      return () => void room.off(name, onSignal)
    },
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const permission = { isThere: true }
  const terms = { room: 'access', isStillAllowed: async () => permission.isThere }
  return {
    permission,
    source: writable.getWriter(),
    open: (answer = async () => new Response(readable)) => closeWhenRevoked(live, terms, answer),
    signal: () => room.emit('access'),
    followers: () => room.listenerCount('access'),
  }
}

test('checks the permission once revocations are signalled, so that none is missed', async () => {
  const { open, followers } = openAnswer()
  const refused = open(async () => {
    expect(followers()).toBe(1)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(followers()).toBe(0)
})

test('cuts the body off when the permission is revoked', async () => {
  const { open, permission, source, signal, followers } = openAnswer()
  const reader = (await open()).body?.getReader()
  void source.write(bytes)
  expect((await reader?.read())?.value).toEqual(bytes)
  permission.isThere = false
  signal()
  await expect(reader?.read()).rejects.toThrow('revoked')
  await expect(source.closed).rejects.toThrow('revoked')
  expect(followers()).toBe(0)
})

test('sends the whole body while the permission lasts', async () => {
  const { open, source, signal, followers } = openAnswer()
  const answer = await open()
  signal()
  void source.write(bytes)
  void source.close()
  expect(await answer.bytes()).toEqual(bytes)
  await expect.poll(followers).toBe(0)
})

test('stops reading when the client disconnects', async () => {
  const { open, source, followers } = openAnswer()
  await (await open()).body?.cancel('gone')
  await expect(source.closed).rejects.toBe('gone')
  await expect.poll(followers).toBe(0)
})

test('follows nothing after an answer without a body', async () => {
  const { open, followers } = openAnswer()
  expect((await open(async () => new Response(null, { status: 304 }))).status).toBe(304)
  await expect.poll(followers).toBe(0)
})
