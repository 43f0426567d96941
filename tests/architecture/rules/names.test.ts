import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { names } from './names.ts'

const faults = (path: string): string[] => names([sourceFile(path, 'work()')])

test.each([
  'shared/src/utils/cents.ts',
  'server/src/platform/helpers.ts',
  'shared/src/common/cents.ts',
  'shared/src/types.ts',
  'client/src/misc.ts',
  'server/src/domain/projects/project.ts',
  'server/src/domain/projects/project.reads.ts',
])('%s is refused', path => {
  expect(faults(path)).toHaveLength(1)
})

test.each([
  'client/src/app/routeTree.gen.ts',
  'server/src/domain/projects/project.service.ts',
  'server/src/domain/projects/project.service.test.ts',
  'server/src/config/env.ts',
])('%s is fine', path => {
  expect(faults(path)).toEqual([])
})
