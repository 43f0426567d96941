import { acceptsFile, isFilmType, isFormat } from 'shared/deliverables/asset'
import { refusals } from 'shared/errors/codes'
import { checkAcceptance, maxBytesOf } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/attachment-types'
import { assetLabel } from 'shared/messages/it/assets'
import { publishTexts } from 'shared/messages/it/publishing'
import { teamTexts } from 'shared/messages/it/team'
import { type SentFile, sendUpload } from '../../lib/tus-upload.ts'
import type { RoomAsset } from './use-asset.ts'

const texts = teamTexts.deliverables

export const isFilmFile = (file: File): boolean => isFilmType(declaredTypeOf(file))

const kindOf = (file: File) => (isFilmFile(file) ? 'deliverable' : 'delivery-file')

/** Why a file cannot be sent as a version of an asset, in words, or undefined. */
export function refusedFile(file: File, asset: RoomAsset | undefined): string | undefined {
  const type = declaredTypeOf(file)
  if (asset && !isFormat(asset.kind) && !acceptsFile(asset.kind, { fileName: file.name, fileType: type }))
    return publishTexts.refused(file.name, assetLabel(asset))
  const kind = asset && !isFormat(asset.kind) ? kindOf(file) : 'deliverable'
  const refusal = checkAcceptance(kind, { type, sizeBytes: file.size })
  if (refusal === 'FILE_TOO_LARGE' || file.size > maxBytesOf.deliverable) return texts.tooLarge(file.name)
  if (refusal === 'FILE_EMPTY') return refusals.FILE_EMPTY.text
  return refusal ? texts.badType(file.name) : undefined
}

/** Sends a file in parts, and goes on where it was after an interruption. */
export function uploadVersion(file: File, projectId: string, onProgress: (share: number) => void): SentFile {
  const { name, size, lastModified } = file
  const type = declaredTypeOf(file)
  const kind = kindOf(file)
  const fingerprint = [kind, projectId, size, lastModified, type, name].join(':')
  const order = { file, name, type, kind, projectId, fingerprint } as const
  return sendUpload(order, sentBytes => onProgress(size > 0 ? sentBytes / size : 0))
}

/** Sends the frame that stands for a video. */
export const uploadPoster = (picture: Blob, projectId: string): SentFile =>
  sendUpload({ file: picture, name: 'poster.jpg', type: picture.type, kind: 'poster', projectId })
