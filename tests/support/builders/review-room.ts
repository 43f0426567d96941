import type { TestApp } from '../app.ts'
import { makeWaitingUpload } from './deliverables.ts'
import { type Member, makeClient } from './people.ts'
import { assign, makeProject } from './projects.ts'

/** A company with a project in production that an editor works on, and how both see its review. */
export async function makeReviewRoom(app: TestApp, editor: Member) {
  const owner = await makeClient(app)
  const projectId = await makeProject(app, owner.id, { status: 'in-production' })
  await assign(app, projectId, editor.memberId)
  const publish = async (
    versionName: string,
    more: {
      notes?: string
      frameRate?: number
      uploadId?: string
      posterUploadId?: string
      assetId?: string
    } = {},
  ) => {
    const uploadId = await makeWaitingUpload(app, { userId: editor.id, projectId })
    const published = { uploadId, ...more, projectId, versionName }
    return (await editor.client.call('team.deliverables.publish', published)).id
  }
  const seen = () => owner.client.call('dashboard.deliverables.list', { projectId })
  const seenByTeam = () => editor.client.call('team.deliverables.list', { projectId })
  const status = async () => (await owner.client.call('dashboard.projects.list')).items[0]?.status
  const news = async () =>
    (await owner.client.call('dashboard.notifications.list')).items.map(item => item.title)
  return { owner, client: owner.client, projectId, publish, seen, seenByTeam, status, news }
}
