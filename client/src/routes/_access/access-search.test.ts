import { expect, test } from 'vitest'
import { accessSearch } from './access-search.ts'

const names = ['next', 'redirectTo', 'redirect', 'returnTo', 'return_to', 'from', 'url', 'href', 'notice']

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  'https:evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/dashboard',
])('no address decides where signing in leads: %j', value => {
  const search = Object.fromEntries(names.map(name => [name, value]))
  expect(accessSearch({ ...search, mode: value, step: value, error: value })).toEqual({})
})

test('the address names the initial form', () => {
  expect(accessSearch({ mode: 'sign-up', step: 'code', error: 'google' })).toEqual({
    mode: 'sign-up',
    step: 'code',
    error: 'google',
  })
})
