import { describe, expect, test } from 'vitest'
import { arrows } from './rules/arrows.ts'
import { cycles } from './rules/cycles.ts'
import { dangersAvoided } from './rules/dangers.ts'
import { fileNames } from './rules/file-names.ts'
import { italian } from './rules/italian.ts'
import type { Rule } from './rules/rule.ts'
import { sizes } from './rules/sizes.ts'
import { readRepository } from './source-file.ts'

const rules: Record<string, Rule> = {
  'imports follow the arrows of the architecture': arrows,
  'no file imports itself around a circle': cycles,
  'what is dangerous stands only where it is watched': dangersAvoided,
  'files are named after the one thing in them': fileNames,
  'Italian sentences stand in messages/it': italian,
  'files and functions stay small': sizes,
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
