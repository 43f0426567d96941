import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files with the longest waits. They start first, so that the run does not end with one of them alone. */
const LONGEST = [
  'integration/fuzz/generated',
  'integration/platform/start',
  'integration/faults/on-postgres/lost-jobs',
  'integration/security/known-addresses',
  'integration/authorisation/matrix',
  'integration/security/cross-site',
  'integration/files/killed',
  'integration/platform/backup',
  'integration/faults/disk-full',
  'integration/faults/statements',
  'integration/team/projects',
  'integration/platform/child-work',
]

/** Sorter of test files that also works without results of an earlier run. */
export class SlowestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex(part => moduleId.includes(`/tests/${part}`))
  return rank < 0 ? LONGEST.length : rank
}
