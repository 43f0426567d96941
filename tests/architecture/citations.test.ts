import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { basename } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { readPages } from './documents.ts'
import { citedByNumber, longLines, missingPages, missingPaths } from './rules/citations.ts'
import { readRepository, root } from './source-file.ts'

const isThere = (path: string): boolean => existsSync(join(root, path))

// The examples of the rule itself are made to be refused.
const examples = 'tests/architecture/rules/citations.test.ts'
const pages = readPages()
const texts = [...pages, ...readRepository()].filter(({ path }) => path !== examples)
const readmes = pages.filter(({ path }) => basename(path) === 'README.md')
const decisions = pages.filter(({ path }) => path.startsWith('docs/decisions/'))

describe('what is cited stands in the repository', () => {
  test('nothing is cited by number', () => {
    expect(citedByNumber(texts)).toEqual([])
  })

  test('every cited page exists', () => {
    expect(missingPages(texts, isThere)).toEqual([])
  })
})

describe('the READMEs', () => {
  test('have recipes of short lines', () => {
    expect(readmes.length).toBeGreaterThan(4)
    expect(longLines(readmes)).toEqual([])
  })

  test('name files and folders that exist', () => {
    expect(missingPaths(readmes, isThere)).toEqual([])
  })
})

describe('the decisions', () => {
  const [index] = decisions.filter(({ path }) => path.endsWith('/README.md'))

  test('each have a row in the index', () => {
    const rows = [...(index?.text.matchAll(/^\| \[[\w-]+\]\(([\w-]+\.md)\)/gm) ?? [])].map(row => row[1])
    const names = decisions.filter(decision => decision !== index).map(({ path }) => path.split('/').at(-1))
    expect(rows.toSorted()).toEqual(names.toSorted())
  })

  test('name folders and files that exist', () => {
    const named = decisions.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:api-client|client|server|shared|tests)(?:\/[\w.-]+)*)`/g)].map(
        ([, folder = '']) => ({ path, folder }),
      ),
    )
    expect(named.length).toBeGreaterThan(decisions.length)
    expect(named.filter(({ folder }) => !isThere(folder))).toEqual([])
  })
})
