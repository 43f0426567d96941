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
 * Saves a finished upload as the newest version of an asset. For a manager it is also sent, or scheduled to be sent
 * once its proxies are rendered (`waiting`). For other members it is only saved, and `answers` are ignored: the manager
 * who sends it gives them (docs/decisions/version-stages.md).
 * @throws AppError `NOT_FOUND` for the project, the asset or an upload; `FILE_TYPE` for a file type that the asset does
 * not accept; `UNAVAILABLE` if its bytes are missing; `NOTES_UNANSWERED` if an open comment of the previous version has
 * no answer.
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
