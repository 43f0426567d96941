import { expect, test } from 'vitest'
import { checkAcceptance } from './acceptance.ts'
import { attachmentTypes, declaredTypeOf, findAttachmentType } from './file-types.ts'

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

test('every attachment is accepted as a material or with a comment and as nothing else, and no two share type or extension', () => {
  for (const { type } of attachmentTypes) {
    expect(checkAcceptance('material', { type, sizeBytes: 1 })).toBeNull()
    expect(checkAcceptance('comment-file', { type, sizeBytes: 1 })).toBeNull()
    expect(checkAcceptance('avatar', { type, sizeBytes: 1 })).toBe('FILE_TYPE')
    expect(findAttachmentType(`${type.toUpperCase()}; charset=binary`)?.type).toBe(type)
  }
  const names = attachmentTypes.flatMap(({ type, extensions }) => [type, ...extensions])
  expect(new Set(names).size).toBe(names.length)
})
