import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const document = readFileSync(new URL('server/ASVS.md', root), 'utf8')

interface Requirement {
  id: string
  level: string
  demand: string
  answer: string
}

const rowsOf = (text: string): Requirement[] =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+) \|$/gm)].map(
    ([, id = '', level = '', demand = '', answer = '']) => ({ id, level, demand, answer }),
  )

const [counted = '', beyond = ''] = document.split('## Beyond the 198')
const rows = rowsOf(counted)
const all = [...rows, ...rowsOf(beyond)]

const proofsOf = ({ answer }: Requirement): [path: string, words: string][] =>
  [...answer.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', words = '']) => [path, words])

const isDeviation = ({ answer }: Requirement): boolean => answer.startsWith('Deviation: ')
const tested = rows.filter(row => !isDeviation(row))

/** How many of the levels 1 and 2 apply, per chapter. */
const perChapter: Record<string, [one: number, two: number]> = {
  1: [7, 12],
  2: [4, 7],
  3: [8, 10],
  4: [1, 3],
  5: [4, 5],
  6: [13, 18],
  7: [6, 12],
  8: [4, 3],
  9: [4, 2],
  10: [0, 7],
  11: [1, 9],
  12: [3, 4],
  13: [1, 12],
  14: [2, 7],
  15: [3, 10],
  16: [0, 16],
}

test('there are 198 requirements, none of them twice', () => {
  expect(rows).toHaveLength(198)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.length).toBe([...document.matchAll(/^\| \d/gm)].length)
})

test.each(Object.entries(perChapter))('chapter %s has its requirements of both levels', (chapter, counts) => {
  const own = rows.filter(({ id }) => id.startsWith(`${chapter}.`))
  expect(['1', '2'].map(level => own.filter(row => row.level === level).length)).toEqual(counts)
})

test('every test that is named is there, in these words', () => {
  for (const row of all.filter(one => !isDeviation(one))) {
    const proofs = proofsOf(row)
    expect(proofs, row.id).not.toEqual([])
    for (const [path, words] of proofs) {
      const file = new URL(path, root)
      expect(existsSync(file), `${row.id}: ${path}`).toBe(true)
      expect(readFileSync(file, 'utf8').includes(words), `${row.id}: ${path} "${words}"`).toBe(true)
      expect(path, row.id).toMatch(/\.(test|spec)\.tsx?$/)
    }
  }
})

test('at least 150 are shown by a test', () => {
  expect(tested.length).toBeGreaterThanOrEqual(150)
})

test('every other one says what is done instead', () => {
  for (const row of rows.filter(isDeviation)) {
    expect(row.answer.split(/\s+/).length, row.id).toBeGreaterThan(6)
    expect(row.demand.length, row.id).toBeGreaterThan(8)
  }
})

test('the summary is what is counted', () => {
  const summary = `${rows.length} requirements: ${tested.length} by test, ${rows.length - tested.length} deviations.`
  expect(document).toContain(summary)
})
