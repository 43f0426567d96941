import { randomUUID } from 'node:crypto'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { getRow } from '../../support/rows.ts'
import type { Maker, Target, World } from './fixture.ts'
import { project, waitingUpload } from './resource-fixtures.ts'
import { canaries, type Role } from './roles.ts'

/** Creates a saved version that is not sent. Its editor may send or discard it. */
export const savedVersion: Maker = async (world, tenant) =>
  makeVersion(world.app, await project(world, tenant), {
    versionName: `${canaries[tenant].word} v1`,
    isSent: false,
    publishedBy: world.cast.editor.memberId,
    sentBy: world.cast.editor.memberId,
  })

/** Creates a version that its editor has just sent. */
export const sentVersion: Maker = async (world, tenant) =>
  makeVersion(world.app, await project(world, tenant), {
    versionName: `${canaries[tenant].word} v1`,
    sentAt: world.app.clock.now(),
    sentBy: world.cast.editor.memberId,
  })

/** Creates a version and the upload that replaces its file. */
export async function correctedFile(world: World, target: Target, role: Role) {
  if (target === 'missing') return { deliverableId: randomUUID(), uploadId: randomUUID() }
  const deliverableId = await savedVersion(world, target)
  const { projectId } = await getRow(world.app, 'deliverables', { id: deliverableId })
  return { deliverableId, uploadId: await waitingUpload(world, 'deliverable', projectId, role) }
}
