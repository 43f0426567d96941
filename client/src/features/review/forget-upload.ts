import type { AttachedFile } from './comment-draft.ts'

/** Gives back the room that a file takes which goes with no comment. */
export const forgetUpload = ({ uploadId }: AttachedFile) =>
  void fetch(`/uploads/${uploadId}`, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0' },
  }).catch(() => undefined)
