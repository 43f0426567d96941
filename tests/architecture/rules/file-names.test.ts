import { describe, expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { fileNames } from './file-names.ts'

const faults = (path: string, text = 'work()'): string[] => fileNames([sourceFile(path, text)])

describe('file names', () => {
  test.each([
    ['client/src/ui/MoneyText.tsx'],
    ['client/src/ui/money_text.tsx'],
    ['shared/src/utils/cents.ts'],
    ['server/src/platform/helpers.ts'],
    ['shared/src/common/cents.ts'],
    ['shared/src/types.ts'],
    ['client/src/misc.ts'],
    ['server/src/domain/projects/project.ts'],
    ['server/src/domain/projects/project.queries.ts'],
    ['client/src/routes/TeamPage.tsx'],
  ])('%s is refused', path => {
    expect(faults(path)).toHaveLength(1)
  })

  test.each([
    ['client/src/ui/money-text.tsx'],
    ['client/src/ui/money-text.module.css'],
    ['client/src/routes/__root.tsx'],
    ['client/src/routes/_public/-format-page.tsx'],
    ['client/src/routes/_dashboard/dashboard/brief-summary.$projectId.tsx'],
    ['client/src/routeTree.gen.ts'],
    ['migrations/0001-accounts.ts'],
    ['server/src/domain/projects/project.service.ts'],
    ['server/src/domain/projects/project.service.test.ts'],
    ['server/src/config/env.ts'],
  ])('%s is fine', path => {
    expect(faults(path)).toEqual([])
  })

  test('a barrel is refused, a file of its own words is not', () => {
    expect(
      faults('shared/src/a/index.ts', "export * from './b.ts'; export { c } from 'shared/c/c'"),
    ).toHaveLength(1)
    expect(
      faults('server/src/routers/index.ts', "import { a } from './a.ts'\nexport const r = { a }"),
    ).toEqual([])
    expect(faults('client/src/stage-dom.ts', "export { hydrateRoot } from 'react-dom/client'")).toEqual([])
  })
})
