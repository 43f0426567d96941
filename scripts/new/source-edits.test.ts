import { expect, test } from 'vitest'
import { addImport, entriesOf, insertBelowImports, insertInto, listNamed, namesIn } from './source-edits.ts'

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

test.each<[text: string, before: string | undefined, expected: string]>([
  ["const l = ['x', 'y'] as const", undefined, "const l = ['x', 'y',\nnew] as const"],
  ["const l = ['x', 'y']", 'y', "const l = ['x', new,\n'y']"],
  ["const l = ['x', 'y']", 'gone', "const l = ['x', 'y',\nnew]"],
  ['const l = []', undefined, 'const l = [new]'],
  ['const l = { x: 1, } // words', undefined, 'const l = { x: 1,\nnew, } // words'],
  ['const l = { x: 1, y: 2 }', 'x:', 'const l = { new,\nx: 1, y: 2 }'],
  ['const l = () => [f(1)]', undefined, 'const l = () => [f(1),\nnew]'],
])('%s takes an entry before %s', (text, before, expected) => {
  const list = listNamed(text, 'l')
  expect(list && insertInto(text, list, 'new', before)).toBe(expected)
})

test('what others stand on is put below the imports', () => {
  expect(insertBelowImports(source, 'const one = 1')).toContain(
    "'./b.ts'\n\nconst one = 1\n\n/** Words above. */",
  )
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
