import { expect, test } from 'vitest'
import { missingFor, type ProjectStatus } from './status.ts'

const ready = { hasBrief: true, isPaid: true, hasVersion: true }
const unpaid = { ...ready, isPaid: false }
const unseen = { ...ready, hasVersion: false }
const bare = { hasBrief: false, isPaid: false, hasVersion: false }

test.each<[string, ProjectStatus, typeof ready, string[]]>([
  ['briefing', 'in-production', bare, ['brief', 'payment']],
  ['briefing', 'in-production', unpaid, ['payment']],
  ['briefing', 'in-production', { ...ready, hasBrief: false }, ['brief']],
  ['briefing', 'in-production', ready, []],
  ['briefing', 'in-review', unpaid, ['payment']],
  ['briefing', 'completed', unpaid, ['payment']],
  ['briefing', 'briefing', bare, []],
  ['briefing', 'completed', bare, ['brief', 'payment', 'version']],
  ['in-production', 'in-review', bare, ['version']],
  ['in-production', 'completed', unseen, ['version']],
  ['in-review', 'completed', ready, []],
  ['completed', 'completed', unseen, []],
  ['in-production', 'briefing', bare, []],
])('from %s to %s, with %o, lacks %j', (from, to, project, missing) => {
  expect(missingFor(from, to, project)).toEqual(missing)
})
