import { expect, test } from 'vitest'
import { addImport, entriesOf, insertInto, listNamed, namesIn } from './source-edits.ts'

const source = `import { a } from './a.ts'
import type { B } from './b.ts'

/** Words above. */
export const list = router({
  // the first
  one: a,
})
const names = ['x', 'y'] as const
export function act() {}
`

test.each<[string, string, string[], string]>([
  ['a name joins the import that is there', './a.ts', ['c'], "import { a, c } from './a.ts'"],
  ['a name that is there stays alone', './a.ts', ['a'], "import { a } from './a.ts'"],
  ['types alone are imported as types', './t.ts', ['type T'], "import type { T } from './t.ts'"],
  ['a value does not join an import of types', './b.ts', ['b'], "import { b } from './b.ts'"],
  [
    'what is new stands behind the others',
    './n.ts',
    ['n', 'type N'],
    "'./b.ts'\nimport { n, type N } from './n.ts'",
  ],
])('%s', (_, from, names, expected) => {
  expect(addImport(source, from, names)).toContain(expected)
})

test('the first import of a file stands above it', () => {
  expect(addImport('act()\n', './a.ts', ['act'])).toBe("import { act } from './a.ts'\n\nact()\n")
})

test.each<[string, 'last' | 'before-last', string]>([
  ["const l = ['x', 'y'] as const", 'last', "const l = ['x', 'y',\nnew] as const"],
  ["const l = ['x', 'y']", 'before-last', "const l = ['x', new,\n'y']"],
  ['const l = []', 'last', 'const l = [new]'],
  ['const l = { x: 1, } // words', 'last', 'const l = { x: 1,\nnew, } // words'],
  ['const l = () => [f(1)]', 'last', 'const l = () => [f(1),\nnew]'],
])('%s takes an entry %s', (text, place, expected) => {
  const list = listNamed(text, 'l')
  expect(list && insertInto(text, list, 'new', place)).toBe(expected)
})

test('every name at the top of a file is known', () => {
  expect([...namesIn(source)].sort()).toEqual(['B', 'a', 'act', 'list', 'names'])
})

test('the entries of a record are found by name, quoted or not', () => {
  expect([...entriesOf(listNamed("const r = { a: 1, 'b-c': 2 }", 'r')).keys()]).toEqual(['a', 'b-c'])
})

test('a record inside another one is found by both names', () => {
  const text = "const texts = { side: { a: 'x' } } as const"
  const side = listNamed(text, 'texts.side')
  expect(side && insertInto(text, side, "b: 'y'")).toContain("{ a: 'x',\nb: 'y' }")
  expect(listNamed(text, 'texts.top')).toBeUndefined()
})
