import { refusals } from 'shared/errors/codes'
import { expect, test } from 'vitest'
import { apiDocument } from '../../scripts/docs/api-document.ts'
import { procedurePaths } from '../support/procedures.ts'

const document = apiDocument()
const blocks = document.split('\n#### ').slice(1)
const codesIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Z_]+)`/g)].map(([, word = '']) => word).filter(word => word in refusals)

test('every procedure is in it once', () => {
  const told = blocks.map(block => /^`([\w.]+)`/.exec(block)?.[1])
  expect(told.sort()).toEqual([...procedurePaths].sort())
})

test('every procedure says in words what it is for', () => {
  const silent = blocks.filter(block => !/^\*[a-z]+, [a-z-]+\.\* \S/m.test(block))
  expect(silent.map(block => block.split('\n', 1)[0])).toEqual([])
})

test('the codes that a procedure promises in words are among those that it declares', () => {
  const promised = blocks.flatMap(block => {
    const words = /^\*.+$/m.exec(block)?.[0] ?? ''
    const declared = codesIn(/^Refuses with .+$/m.exec(block)?.[0] ?? '')
    // What does not fit is refused by every procedure that takes something.
    return codesIn(words.replaceAll('`INVALID_INPUT`', '')).map(code => ({
      block,
      code,
      isDeclared: declared.includes(code),
    }))
  })
  expect(promised.length).toBeGreaterThan(5)
  expect(promised.filter(({ isDeclared }) => !isDeclared)).toEqual([])
})

test('every code has its row', () => {
  for (const [code, { status }] of Object.entries(refusals))
    expect(document).toContain(`\n| \`${code}\` | ${status} | `)
})
