import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendered } from 'server/platform/media/render.worker'
import type { MediaFacts } from 'shared/deliverables/media'
import type { TestApp } from '../app.ts'
import type { InputOf } from '../procedures.ts'
import type { Answer, RpcClient } from '../rpc-client.ts'
import { makeWaitingUpload } from './deliverables.ts'
import type { Member } from './people.ts'
import { makeReviewRoom } from './review-room.ts'

/** Creates a review room whose versions are saved by the editor and sent by a manager. */
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

export const answerOf = ({ status, code }: Pick<Answer, 'status' | 'code'>) => [status, code]

export const FINE = [200, undefined]

/** Facts about a film from a fake media tool. */
export const filmFacts: MediaFacts = {
  container: 'mov',
  videoCodec: 'h264',
  width: 960,
  height: 540,
  rotation: 0,
  frameRate: { frames: 25, seconds: 1 },
  isVariableRate: false,
  durationSeconds: 4,
  startTimecode: null,
  isDropFrame: false,
  audio: null,
  tracks: 1,
}

/** Writes the single rendition of a film from a fake media tool. */
export async function madeOf(folder: string, film: string | Uint8Array): Promise<Rendered> {
  const file = join(folder, 'proxy.mp4')
  await writeFile(file, film)
  const sprite = { columns: 1, count: 1, tileWidth: 1, tileHeight: 1, everySeconds: 1 }
  const made = { kind: 'proxy-540' as const, file, type: 'video/mp4', width: 960, height: 540 }
  return { files: [made], frames: 100, sprite, loudness: null, findings: [] }
}
