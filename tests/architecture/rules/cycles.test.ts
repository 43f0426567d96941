import { describe, expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { cycles } from './cycles.ts'

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => sourceFile(`shared/src/a/${name}.ts`, text))

describe('circles', () => {
  test('of two files are found', () => {
    expect(cycles(files({ a: "import './b.ts'", b: "export { x } from './a.ts'" }))).toEqual([
      'shared/src/a/a.ts -> shared/src/a/b.ts -> shared/src/a/a.ts',
    ])
  })

  test('of three files over a workspace name are found', () => {
    const found = cycles(
      files({ a: "import './b.ts'", b: "import './c.ts'", c: "await import('shared/a/a')" }),
    )
    expect(found).toHaveLength(1)
  })

  test('behind an entry that is not part of them are found once', () => {
    expect(cycles(files({ a: "import './b.ts'", b: "import './c.ts'", c: "import './b.ts'" }))).toHaveLength(
      1,
    )
  })

  test('of types are none, and neither are two ways to one file', () => {
    expect(cycles(files({ a: "import './b.ts'", b: "import type { A } from './a.ts'" }))).toEqual([])
    expect(cycles(files({ a: "import './b.ts'; import './c.ts'", b: "import './c.ts'", c: '' }))).toEqual([])
  })
})
