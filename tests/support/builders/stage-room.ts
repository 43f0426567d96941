import type { TestApp } from '../app.ts'
import type { InputOf } from '../procedures.ts'
import type { Answer, RpcClient } from '../rpc-client.ts'
import { makeWaitingUpload } from './deliverables.ts'
import type { Member } from './people.ts'
import { makeReviewRoom } from './review-room.ts'

/** A review whose versions go by way of the team: saved by its editor, sent by a manager. */
export async function makeStageRoom(app: TestApp, editor: Member, manager: Member) {
  const room = await makeReviewRoom(app, editor, manager)
  const { projectId } = room
  const waiting = (bytes?: string, by = editor) =>
    makeWaitingUpload(app, { userId: by.id, projectId, ...(bytes && { bytes }) })
  const save = async (versionName: string, more: Partial<InputOf<'team.deliverables.save'>> = {}) =>
    (
      await editor.client.call('team.deliverables.save', {
        projectId,
        versionName,
        uploadId: await waiting(),
        ...more,
      })
    ).id
  const send = (
    deliverableId: string,
    more: Partial<InputOf<'team.deliverables.send'>> = {},
    by: RpcClient = manager.client,
  ) => by.ask('team.deliverables.send', { deliverableId, versionName: 'v1', ...more })
  const recall = (deliverableId: string, by: RpcClient = manager.client) =>
    by.ask('team.deliverables.recall', { deliverableId })
  const replace = async (deliverableId: string, bytes = 'a better film', by = manager) =>
    by.client.ask('team.deliverables.replaceFile', { deliverableId, uploadId: await waiting(bytes, by) })
  return { ...room, save, send, recall, replace }
}

/** How a call was answered: its status, and the code of its refusal. */
export const answerOf = ({ status, code }: Pick<Answer, 'status' | 'code'>) => [status, code]

export const FINE = [200, undefined]
