import { extensionOf } from './file-name.ts'

interface AttachmentType {
  readonly type: string
  readonly extensions: readonly string[]
  /** What the first bytes of such a file may be recognised as. */
  readonly signatures: readonly string[]
}

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const OPEN_PRESENTATION = 'application/vnd.oasis.opendocument.presentation'

/**
 * Types of materials and of files with a comment beside those that a browser shows or everybody reads: they are kept for the team and handed over
 * as they came, never opened in a page (docs/decisions/materials.md). Browsers name them differently or not at all, so
 * that the extension says which one it is.
 */
export const attachmentTypes: readonly AttachmentType[] = [
  { type: 'font/ttf', extensions: ['.ttf'], signatures: ['font/ttf'] },
  { type: 'font/otf', extensions: ['.otf'], signatures: ['font/otf', 'font/ttf'] },
  { type: 'font/woff', extensions: ['.woff'], signatures: ['font/woff'] },
  { type: 'font/woff2', extensions: ['.woff2'], signatures: ['font/woff2'] },
  { type: 'application/zip', extensions: ['.zip'], signatures: ['application/zip'] },
  { type: 'application/vnd.rar', extensions: ['.rar'], signatures: ['application/x-rar-compressed'] },
  { type: 'application/x-7z-compressed', extensions: ['.7z'], signatures: ['application/x-7z-compressed'] },
  { type: PRESENTATION, extensions: ['.pptx'], signatures: [PRESENTATION] },
  { type: 'application/vnd.ms-powerpoint', extensions: ['.ppt'], signatures: ['application/x-cfb'] },
  { type: OPEN_PRESENTATION, extensions: ['.odp'], signatures: [OPEN_PRESENTATION] },
  {
    type: 'application/vnd.apple.keynote',
    extensions: ['.key'],
    // Those of new releases are recognised as documents of Pages, old ones as archives.
    signatures: ['application/vnd.apple.keynote', 'application/vnd.apple.pages', 'application/zip'],
  },
  {
    type: 'application/illustrator',
    extensions: ['.ai'],
    signatures: ['application/pdf', 'application/postscript', 'application/eps'],
  },
  {
    type: 'application/postscript',
    extensions: ['.eps'],
    signatures: ['application/postscript', 'application/eps'],
  },
  { type: 'image/vnd.adobe.photoshop', extensions: ['.psd'], signatures: ['image/vnd.adobe.photoshop'] },
]

const plain = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

export const findAttachmentType = (type: string): AttachmentType | undefined =>
  attachmentTypes.find(one => one.type === plain(type))

/** The type as which a file of somebody's machine is sent: by its extension where that names an attachment. */
export function declaredTypeOf(file: { readonly name: string; readonly type: string }): string {
  const extension = extensionOf(file.name)
  return attachmentTypes.find(({ extensions }) => extensions.includes(extension))?.type ?? file.type
}
