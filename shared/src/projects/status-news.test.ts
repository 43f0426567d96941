import { expect, test } from 'vitest'
import type { ProjectStatus } from './status.ts'
import { missingFor } from './status-news.ts'

const ready = { hasBrief: true, isPaid: true }
const unpaid = { hasBrief: true, isPaid: false }
const bare = { hasBrief: false, isPaid: false }

test.each<[string, ProjectStatus, typeof ready, string[]]>([
  ['briefing', 'in-production', bare, ['brief', 'payment']],
  ['briefing', 'in-production', unpaid, ['payment']],
  ['briefing', 'in-production', { hasBrief: false, isPaid: true }, ['brief']],
  ['briefing', 'in-production', ready, []],
  ['briefing', 'in-review', unpaid, ['payment']],
  ['briefing', 'completed', unpaid, ['payment']],
  ['briefing', 'briefing', bare, []],
  ['in-production', 'in-review', bare, []],
  ['in-production', 'briefing', bare, []],
])('from %s to %s, with %o, lacks %j', (from, to, project, missing) => {
  expect(missingFor(from, to, project)).toEqual(missing)
})
