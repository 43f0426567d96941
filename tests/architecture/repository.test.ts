import { describe, expect, test } from 'vitest'
import { restrictedApis } from './rules/dangers.ts'
import { layerDependencies } from './rules/layer-dependencies.ts'
import { subjectFaults } from './rules/subject-tree.ts'
import { type Rule, readRepository } from './source-file.ts'
import { briefingFolders, subjects } from './subjects.ts'

/** Rules that Biome cannot check. Import cycles are a step of `npm test`, kebab-case and barrels rules in `biome.json`. */
const rules: Record<string, Rule> = {
  'imports follow the arrows of the architecture': layerDependencies,
  'subjects of the domain import each other along their tree': files => subjectFaults(files, subjects),
  'folders of the briefing import each other along theirs': files =>
    subjectFaults(files, briefingFolders, 'shared/src/briefing'),
  'what is dangerous stands only where it is watched': restrictedApis,
}

describe('the repository', () => {
  const files = readRepository()

  test('is read', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  for (const [promise, rule] of Object.entries(rules)) {
    test(promise, () => {
      expect(rule(files)).toEqual([])
    })
  }
})
