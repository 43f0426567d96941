import { expect, test } from 'vitest'
import { apiDocument } from '../../scripts/docs/api-document.ts'
import { procedurePaths } from '../support/procedures.ts'

test('the printed reference has a section for each procedure', () => {
  const blocks = apiDocument().split('\n#### ').slice(1)
  const printed = blocks.map(block => /^`([\w.]+)`/.exec(block)?.[1])
  expect(printed.sort()).toEqual([...procedurePaths].sort())
})
