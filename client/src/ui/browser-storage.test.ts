import { beforeEach, expect, test, vi } from 'vitest'
import { drafts } from './browser-storage.ts'

let stored: Record<string, string>

beforeEach(() => {
  stored = {}
  // Keys are own properties of a storage, methods are not.
  const methods = {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(stored, { [key]: text }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
  }
  vi.stubGlobal('sessionStorage', Object.defineProperties(stored, methods))
  drafts.belongTo(null)
})

test('returns a draft to the user who typed it, under a key with their id', () => {
  drafts.belongTo('ada')
  drafts.save('refund:1', { reason: 'Mio' })
  expect(drafts.read('refund:1')).toEqual({ reason: 'Mio' })
  expect(Object.keys(stored)).toEqual(['draft:ada:refund:1'])
})

test.each([['ugo'], [null]])('deletes the drafts of a user when %j is here instead', next => {
  drafts.belongTo('ada')
  drafts.save('profile', { fullName: 'Ada' })
  drafts.belongTo(next)
  expect(drafts.read('profile')).toEqual({})
  expect(Object.keys(stored)).toEqual([])
})

test('deletes drafts that a former page of the tab kept for another user', () => {
  stored['draft:ada:profile'] = '{"fullName":"Ada"}'
  drafts.belongTo('ugo')
  expect(Object.keys(stored)).toEqual([])
})

test('hands the drafts of a visitor to the account they sign in to', () => {
  drafts.save('brief:new:goal', { text: 'Uno spot' })
  drafts.belongTo('ada')
  expect(drafts.read('brief:new:goal')).toEqual({ text: 'Uno spot' })
})
