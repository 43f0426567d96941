import { describe, expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { levelsOf, subjectFaults } from './subject-tree.ts'

const file = (subject: string, ...imports: string[]) =>
  sourceFile(
    `server/src/domain/${subject}/${subject}.service.ts`,
    imports.map(from => `import '${from}'`).join('\n'),
  )

const tree = { audit: [], projects: ['audit'], orders: ['projects'], studio: ['orders'] }
const follows = [
  file('audit'),
  file('projects', '../audit/audit.service.ts'),
  file('orders', '../projects/projects.service.ts'),
  file('studio', '../orders/orders.service.ts'),
]

describe('the tree of subjects', () => {
  test('reports nothing about imports that follow it', () => {
    expect(subjectFaults(follows, tree)).toEqual([])
  })

  test('reports the cycle that an import closes', () => {
    const against = file('projects', '../audit/audit.service.ts', '../studio/studio.service.ts')
    const files = [...follows.filter(({ path }) => !path.includes('/projects/')), against]
    expect(subjectFaults(files, tree)).toEqual([
      'server/src/domain/projects/projects.service.ts:2 is a circle: projects -> studio -> orders -> projects',
    ])
  })

  test('requires an undeclared import to be declared', () => {
    const skips = [...follows.slice(0, 3), file('studio', '../audit/audit.service.ts')]
    expect(subjectFaults(skips, tree)).toEqual([
      'server/src/domain/studio/studio.service.ts:1 is not in the tree: studio -> audit (tests/architecture/subjects.ts, in the line of studio)',
    ])
  })

  test('ignores type imports, which are erased at run time', () => {
    const typed = sourceFile(
      'server/src/domain/audit/audit.service.ts',
      "import type { P } from '../projects/p.service.ts'",
    )
    expect(subjectFaults([typed, ...follows.slice(1)], tree)).toEqual([])
  })

  test('reports a folder without an entry, and an entry without a folder', () => {
    expect(subjectFaults([...follows, file('gate')], { ...tree, search: [] })).toEqual([
      'gate has no line in tests/architecture/subjects.ts',
      'search has a line in tests/architecture/subjects.ts and no folder',
    ])
  })

  test('applies to the folders of another root only', () => {
    const talk = sourceFile('shared/src/talk/words/words.ts', "import { turn } from '../turn/turn.ts'")
    const turn = sourceFile('shared/src/talk/turn/turn.ts', '')
    expect(
      subjectFaults([...follows, talk, turn], { words: [], turn: ['words'] }, 'shared/src/talk'),
    ).toEqual(['shared/src/talk/words/words.ts:1 is a circle: words -> turn -> words'])
  })

  test('reports a cycle in the tree', () => {
    expect(subjectFaults(follows, { ...tree, audit: ['projects'] })).toContain(
      'the tree has a circle: audit -> projects -> audit',
    )
  })

  test('is printed from the leaves upwards', () => {
    expect(levelsOf(tree).map(({ subject, level }) => `${level} ${subject}`)).toEqual([
      '0 audit',
      '1 projects',
      '2 orders',
      '3 studio',
    ])
  })
})
