import { readFileSync } from 'node:fs'
import { httpStatusOf } from 'shared/errors/codes'
import { expect, test } from 'vitest'
import { apiDocument } from '../../scripts/docs/api-document.ts'
import { codesIn } from '../../scripts/docs/modules.ts'
import { procedurePaths } from '../support/procedures.ts'

const document = readFileSync(new URL('../../server/API.md', import.meta.url), 'utf8')
const blocks = document.split('\n#### ').slice(1)

test('what is written of the procedures is what the code says', () => {
  expect(document === apiDocument(), 'server/API.md is stale: npm run docs:api').toBe(true)
})

test('every procedure is in it once', () => {
  const told = blocks.map(block => /^`([\w.]+)`/.exec(block)?.[1])
  expect(told.sort()).toEqual([...procedurePaths].sort())
})

test('every procedure says in words what it is for', () => {
  const silent = blocks.filter(block => !/^\*[a-z]+, [a-z-]+\.\* \S/m.test(block))
  expect(silent.map(block => block.split('\n', 1)[0])).toEqual([])
})

test('the codes that a procedure promises in words are among those that were read from its code', () => {
  const promised = blocks.flatMap(block => {
    const words = /^\*.+$/m.exec(block)?.[0] ?? ''
    const read = codesIn(/^Refuses with .+$/m.exec(block)?.[0] ?? '')
    return codesIn(words).map(code => ({ block, code, isRead: read.includes(code) }))
  })
  expect(promised.length).toBeGreaterThan(5)
  expect(promised.filter(({ isRead }) => !isRead)).toEqual([])
})

test('every code has its row', () => {
  for (const [code, status] of Object.entries(httpStatusOf))
    expect(document).toContain(`\n| \`${code}\` | ${status} | `)
})
