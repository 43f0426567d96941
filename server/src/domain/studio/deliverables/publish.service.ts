import type { publishDeliverableInput } from 'shared/deliverables/deliverables.inputs'
import type { z } from 'shared/errors/zod'
import type { Actor, TeamActor } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import { bringToClient } from './bring-to-client.service.ts'
import { addVersion } from './save-version.service.ts'
import { assertFileThere } from './take-file.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'log' | 'media' | 'storage' | 'transact'>

type Publication = z.output<typeof publishDeliverableInput>

/**
 * Makes a finished upload the newest version of what it is published into: the client is told, and the project is in
 * review, unless it is done and this is something further.
 * @throws AppError `NOT_FOUND` for the project, what is published into, or an upload; `FILE_TYPE` for a file that it does
 * not take; `UNAVAILABLE` when its bytes are missing; `NOTES_UNANSWERED` where an open comment of the version before has
 * no answer.
 */
export async function publish(
  ports: Ports,
  actor: Actor & TeamActor,
  { answers = [], ...version }: Publication,
): Promise<{ id: string }> {
  await assertFileThere(ports, actor.userId, version)
  return ports.transact(async work => {
    const project = await lockProjectForTeam(work, actor, version.projectId)
    const { id, asset } = await addVersion(ports, work, actor, version)
    const { versionName, notes } = version
    await bringToClient(ports, work, actor, {
      project,
      asset,
      deliverableId: id,
      versionName,
      notes,
      answers,
    })
    return { id }
  })
}
