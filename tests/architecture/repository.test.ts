import { describe, expect, test } from 'vitest'
import { layerDependencies } from './rules/layer-dependencies.ts'
import { subjectFaults } from './rules/subject-tree.ts'
import { type Rule, readRepository } from './source-file.ts'
import { briefingFolders, subjects } from './subjects.ts'

/** Rules that Biome cannot check. Its rules for this repository are in `biome.json` and `lint/`. */
const rules: Record<string, Rule> = {
  'imports follow the arrows of the architecture': layerDependencies,
  'subjects of the domain import each other along their tree': files => subjectFaults(files, subjects),
  'folders of the briefing import each other along theirs': files =>
    subjectFaults(files, briefingFolders, 'shared/src/briefing'),
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
