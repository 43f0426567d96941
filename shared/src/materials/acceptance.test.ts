import { expect, test } from 'vitest'
import { checkAcceptance } from './acceptance.ts'
import { attachmentTypes, declaredTypeOf, findAttachmentType } from './file-types.ts'
import { uploadMetadataInput } from './materials.inputs.ts'

const MB = 1024 * 1024

test.each([
  ['material', 'image/png', 1, null],
  ['material', 'image/svg+xml', 1, null],
  ['material', 'IMAGE/JPEG', 1, null],
  ['material', 'video/mp4', 50 * MB, null],
  ['material', 'video/mp4', 50 * MB + 1, 'FILE_TOO_LARGE'],
  ['material', 'audio/mpeg', 0, 'FILE_EMPTY'],
  ['material', 'application/zip', 0, 'FILE_EMPTY'],
  ['avatar', 'image/webp', 0, 'FILE_EMPTY'],
  ['deliverable', 'video/mp4', 0, 'FILE_EMPTY'],
  ['material', 'audio/mpeg', 1, null],
  ['material', 'application/pdf', 1, null],
  ['material', 'application/msword', 1, null],
  ['material', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 1, null],
  ['material', 'text/plain', 1, null],
  ['material', 'application/zip', 1, null],
  ['material', 'application/x-sh', 1, 'FILE_TYPE'],
  ['material', 'application/x-msdownload', 1, 'FILE_TYPE'],
  ['material', 'application/zip', 51 * MB, 'FILE_TOO_LARGE'],
  ['material', '', 1, 'FILE_TYPE'],
  ['material', 'ximage/png', 1, 'FILE_TYPE'],
  ['avatar', 'image/webp', 5 * MB, null],
  ['avatar', 'image/webp', 5 * MB + 1, 'FILE_TOO_LARGE'],
  ['avatar', 'video/mp4', 1, 'FILE_TYPE'],
  ['avatar', 'image/svg+xml', 1, 'FILE_TYPE'],
  ['deliverable', 'video/mp4', 2048 * MB, null],
  ['deliverable', 'video/mp4', 2048 * MB + 1, 'FILE_TOO_LARGE'],
  ['deliverable', 'image/png', 1, 'FILE_TYPE'],
  ['poster', 'image/jpeg', 2 * MB, null],
  ['poster', 'image/jpeg', 2 * MB + 1, 'FILE_TOO_LARGE'],
  ['poster', 'image/svg+xml', 1, 'FILE_TYPE'],
  ['poster', 'video/mp4', 1, 'FILE_TYPE'],
  ['comment-file', 'application/pdf', 25 * MB, null],
  ['comment-file', 'application/pdf', 25 * MB + 1, 'FILE_TOO_LARGE'],
  ['message', 'application/pdf', 50 * MB, null],
  ['message', 'application/pdf', 50 * MB + 1, 'FILE_TOO_LARGE'],
  ['message', 'application/zip', 1, null],
  ['message', 'application/x-sh', 1, 'FILE_TYPE'],
  ['comment-file', 'font/ttf', 1, null],
  ['comment-file', 'image/png', 0, 'FILE_EMPTY'],
  ['comment-file', 'application/x-sh', 1, 'FILE_TYPE'],
] as const)('a %s of type %j and %i bytes is refused with %s', (kind, type, sizeBytes, code) => {
  expect(checkAcceptance(kind, { type, sizeBytes })).toBe(code)
})

test('only an avatar needs no project', () => {
  const file = { filename: 'logo.png', filetype: 'image/png' }
  expect(uploadMetadataInput.safeParse({ kind: 'avatar', ...file }).success).toBe(true)
  for (const kind of ['material', 'deliverable', 'poster', 'comment-file', 'message'])
    expect(uploadMetadataInput.safeParse({ kind, ...file }).success).toBe(false)
})

test.each([
  ['Marchio.TTF', '', 'font/ttf'],
  ['marchio.woff2', 'font/woff2', 'font/woff2'],
  ['tutto.zip', 'application/x-zip-compressed', 'application/zip'],
  ['tutto.rar', '', 'application/vnd.rar'],
  ['lancio.key', '', 'application/vnd.apple.keynote'],
  ['logo.ai', 'application/postscript', 'application/illustrator'],
  ['logo.eps', '', 'application/postscript'],
  ['foto.psd', 'application/x-photoshop', 'image/vnd.adobe.photoshop'],
  ['foto.png', 'image/png', 'image/png'],
  ['lancio.pptm', '', ''],
  ['script.exe', 'application/x-msdownload', 'application/x-msdownload'],
  ['IMG_0001.HEIC', '', 'image/heic'],
  ['IMG_0001.HEIC', 'application/octet-stream', 'image/heic'],
  ['IMG_0001.HEIC', 'image/heif', 'image/heif'],
  ['MONTAGGIO.MOV', '', 'video/quicktime'],
  ['00001.MTS', '', 'video/mp2t'],
  ['00001.MTS', 'model/vnd.mts', 'video/mp2t'],
  ['girato.MXF', 'application/mxf', 'video/mxf'],
  ['voce.webm', 'audio/webm', 'audio/webm'],
  ['Sottotitoli.SRT', 'application/x-subrip', 'text/plain'],
  ['contratto.PDF', '', 'application/pdf'],
])('%s, of type %j, is sent as %j', (name, type, declared) => {
  expect(declaredTypeOf({ name, type })).toBe(declared)
})

test('every attachment is accepted as a material or with a comment only, and types and extensions are unique', () => {
  for (const { type } of attachmentTypes) {
    expect(checkAcceptance('material', { type, sizeBytes: 1 })).toBeNull()
    expect(checkAcceptance('comment-file', { type, sizeBytes: 1 })).toBeNull()
    expect(checkAcceptance('avatar', { type, sizeBytes: 1 })).toBe('FILE_TYPE')
    expect(findAttachmentType(`${type.toUpperCase()}; charset=binary`)?.type).toBe(type)
  }
  const names = attachmentTypes.flatMap(({ type, extensions }) => [type, ...extensions])
  expect(new Set(names).size).toBe(names.length)
})
