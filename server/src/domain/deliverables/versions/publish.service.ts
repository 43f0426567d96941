import type { publishDeliverableInput } from 'shared/deliverables/deliverables.inputs'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { lockProjectForTeam } from '../../projects/team-projects.service.ts'
import { addVersion, saveVersion } from './save-version.service.ts'
import { assertFileThere } from './version-files.service.ts'
import { sendOrWait } from './version-lifecycle.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'log' | 'media' | 'storage' | 'transact'>

type Publication = z.output<typeof publishDeliverableInput>

/**
 * Makes a finished upload the newest version of an asset. A manager sends it in the same transaction, or, while it has no
 * watchable copy, asks for it to be sent then (`waiting`). From any other member it is saved for the team, and `answers`
 * are dropped: the manager who sends it gives them (docs/decisions/version-stages.md).
 * @throws AppError `NOT_FOUND` for the project, the asset or an upload; `FILE_TYPE` for a file that the asset does not take;
 * `UNAVAILABLE` when its bytes are missing; `NOTES_UNANSWERED` where an open comment of the version before has no answer.
 */
export async function publish(
  deps: Deps,
  actor: Actor & MemberScope,
  { answers = [], ...version }: Publication,
): Promise<{ id: string; state: 'saved' | 'waiting' | 'sent' }> {
  if (!actor.member.isManager) return { ...(await saveVersion(deps, actor, version)), state: 'saved' }
  await assertFileThere(deps, actor.userId, version)
  return deps.transact(async tx => {
    const project = await lockProjectForTeam(tx, actor, version.projectId)
    const { id, asset } = await addVersion(deps, tx, actor, version)
    const { versionName, notes } = version
    const sending = { project, asset, deliverableId: id, versionName, notes, answers }
    return { id, state: await sendOrWait(deps, tx, actor, sending) }
  })
}
