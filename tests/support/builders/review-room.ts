import type { TestApp } from '../app.ts'
import type { InputOf } from '../procedures.ts'
import { makeWaitingUpload } from './deliverables.ts'
import { type Member, makeClient, makeMember } from './people.ts'
import { assign, makeProject } from './projects.ts'

/** Creates a company with a project in production, assigned to an editor, and the review calls of both. */
export async function makeReviewRoom(app: TestApp, editor: Member, sender?: Member) {
  const owner = await makeClient(app)
  const manager = sender ?? (await makeMember(app, 'Project Manager'))
  const projectId = await makeProject(app, owner.id, { status: 'in-production' })
  await assign(app, projectId, editor.memberId)
  /** Publishes a version as the editor, and sends it as a manager. Returns its id. */
  const publish = async (versionName: string, more: Partial<InputOf<'team.deliverables.publish'>> = {}) => {
    const uploadId = await makeWaitingUpload(app, { userId: editor.id, projectId })
    const { answers, notes } = more
    const published = { uploadId, ...more, projectId, versionName }
    const { id: deliverableId } = await editor.client.call('team.deliverables.publish', published)
    await manager.client.call('team.deliverables.send', { deliverableId, versionName, notes, answers })
    return deliverableId
  }
  /** Comments on a version as the client, by default at its start. Returns the new comment. */
  const comment = (
    deliverableId: string,
    text: string,
    more: Partial<InputOf<'dashboard.deliverables.comment'>> = {},
  ) => owner.client.call('dashboard.deliverables.comment', { deliverableId, atMs: 0, text, ...more })
  const commentAsTeam = (
    deliverableId: string,
    text: string,
    more: Partial<InputOf<'team.deliverables.comment'>> = {},
  ) => editor.client.call('team.deliverables.comment', { deliverableId, atMs: 0, text, ...more })
  const exported = async (
    deliverableId: string,
    format: InputOf<'team.deliverables.exportComments'>['format'],
    more: { withInternal?: boolean } = {},
  ) =>
    (await editor.client.call('team.deliverables.exportComments', { deliverableId, format, ...more })).content
  const seen = () => owner.client.call('dashboard.deliverables.list', { projectId })
  const seenByTeam = () => editor.client.call('team.deliverables.list', { projectId })
  const status = async () => (await owner.client.call('dashboard.projects.list')).items[0]?.status
  const news = async () =>
    (await owner.client.call('dashboard.notifications.list')).items.map(item => item.title)
  return {
    owner,
    client: owner.client,
    projectId,
    seen,
    seenByTeam,
    status,
    news,
    publish,
    comment,
    commentAsTeam,
    exported,
  }
}
