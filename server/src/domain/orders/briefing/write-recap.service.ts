import type { Brief } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { afterRecapChange } from './create-recap.service.ts'
import { findRecapOfProject, sourceOf, updateRecap } from './recap.repository.ts'

interface BriefChange {
  userId: string
  projectId: string
  before: { composed: string | null }
  brief: Brief
}

/**
 * Updates a sent recap after a change of its brief, unless the recap is an independent text. Returns the text as last
 * composed from the brief.
 */
export async function writeRecapOfBrief(
  deps: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { userId, projectId, before, brief }: BriefChange,
): Promise<string | null> {
  const recap = await findRecapOfProject(tx.db, userId, projectId)
  if (!recap || sourceOf(recap, before.composed) === 'text') return before.composed
  const summary = composeSummary(brief)
  if (summary === recap.summary) return summary
  const now = deps.clock.now()
  await updateRecap(tx.db, userId, recap.id, { briefingSummary: summary, source: 'brief', now })
  await afterRecapChange(deps, tx, projectId)
  return summary
}
