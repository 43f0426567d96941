import type { ErrorCode } from '../errors/codes.ts'
import { findAttachmentType } from './file-types.ts'

/** Kinds of uploads (docs/decisions/materials.md). */
export const uploadKinds = [
  'material',
  'avatar',
  'deliverable',
  'poster',
  'delivery-file',
  'comment-file',
  'message',
] as const

export type UploadKind = (typeof uploadKinds)[number]

const MB = 1024 * 1024

/** The largest accepted file of each kind, in bytes; of materials where the operator has set no other. */
export const maxBytesOf = {
  material: 50 * MB,
  avatar: 5 * MB,
  deliverable: 2048 * MB,
  poster: 2 * MB,
  'delivery-file': 2048 * MB,
  'comment-file': 25 * MB,
  message: 50 * MB,
} as const satisfies Record<UploadKind, number>

/** Maximum total of a client's materials and attachments, running uploads included, in bytes. */
export const MATERIALS_QUOTA_BYTES = 5 * 1024 * MB

const materialTypes = [
  'image/',
  'video/',
  'audio/',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/',
] as const

/** The beginnings of the accepted types of each kind (docs/decisions/materials.md). */
const acceptedTypesOf = {
  material: materialTypes,
  avatar: ['image/'],
  deliverable: ['video/'],
  poster: ['image/'],
  'delivery-file': ['image/', 'audio/', 'application/pdf', 'application/zip', 'text/'],
  'comment-file': materialTypes,
  message: materialTypes,
} as const satisfies Record<UploadKind, readonly string[]>

/** Re-encoded on arrival. Excludes vector graphics, which can contain scripts. */
export const isPicture = (kind: UploadKind): boolean => kind === 'avatar' || kind === 'poster'

/** Stored on arrival, and used once its sender publishes it. */
export const waitsToBeTaken = (kind: UploadKind): boolean => kind !== 'material' && kind !== 'avatar'

/** Accepts `attachmentTypes` too: fonts, archives, presentations. */
const takesAttachments = (kind: UploadKind): boolean =>
  kind === 'material' || kind === 'comment-file' || kind === 'message'

/** Returns true if files of a declared type are accepted. Types are compared without regard to case. */
function isAcceptedType(kind: UploadKind, fileType: string): boolean {
  const type = fileType.trim().toLowerCase()
  if (isPicture(kind) && (type.startsWith('image/svg') || findAttachmentType(type))) return false
  if (takesAttachments(kind) && findAttachmentType(type)) return true
  return acceptedTypesOf[kind].some(prefix => type.startsWith(prefix))
}

export type FileRefusal = Extract<ErrorCode, 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE'>

/**
 * Returns why a file is refused before its upload, or null if it is accepted; its size is checked first
 * (docs/decisions/materials.md). `contentTypeOf` checks the bytes.
 * @param maxBytes the largest that is accepted
 */
export function checkAcceptance(
  kind: UploadKind,
  file: { readonly type: string; readonly sizeBytes: number },
  maxBytes: number = maxBytesOf[kind],
): FileRefusal | null {
  if (file.sizeBytes === 0) return 'FILE_EMPTY'
  if (file.sizeBytes > maxBytes) return 'FILE_TOO_LARGE'
  return isAcceptedType(kind, file.type) ? null : 'FILE_TYPE'
}
