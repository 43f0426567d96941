import type { Brief } from 'shared/briefing/brief/brief'
import { durationIt } from 'shared/formats/units'
import { kindTitles } from 'shared/messages/it/project-titles'
import { titleAfterStep } from 'shared/projects/project-title'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { clientsOf } from './clients.queries.ts'
import { setWishedDay, updateProject } from './projects.repository.ts'

/** Returns the facts that a turn of the briefing added, as values of the project. */
function understoodBetween(before: Brief, after: Brief) {
  return {
    ...(after.kind && after.kind !== before.kind && { videoType: kindTitles[after.kind] }),
    ...(after.durationSeconds &&
      after.durationSeconds !== before.durationSeconds && { duration: durationIt(after.durationSeconds) }),
  }
}

/**
 * Applies the brief to its project: kind, duration, deadline, and the title until a user renames it
 * (docs/decisions/first-project.md).
 */
export async function applyBrief(
  deps: Pick<AppDeps, 'clock'>,
  tx: Tx,
  projectId: string,
  { before, after }: { before: Brief; after: Brief },
): Promise<void> {
  const [project] = await clientsOf(tx, projectId)
  const title = project && titleAfterStep(project.title, { before, after, company: project.company })
  const change = { ...understoodBetween(before, after), ...(title && { title }) }
  const wishedDay = after.deadline !== before.deadline ? after.deadline : null
  if (Object.keys(change).length === 0 && !wishedDay) return
  await updateProject(tx.db, projectId, { ...change, updatedAt: deps.clock.now() })
  if (wishedDay) await setWishedDay(tx.db, projectId, wishedDay)
  await emit(tx, { type: 'project.changed', projectId })
}
