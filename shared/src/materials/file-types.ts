import { extensionOf } from './file-name.ts'

interface AttachmentType {
  readonly type: string
  readonly extensions: readonly string[]
  /** Types that the first bytes of such a file may be recognised as. */
  readonly signatures: readonly string[]
}

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const OPEN_PRESENTATION = 'application/vnd.oasis.opendocument.presentation'

/**
 * Types of attachments that are stored unchanged and only downloaded, never shown in a page
 * (docs/decisions/materials.md). Browsers name them differently or not at all, so the extension decides.
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

/** Extensions of other accepted files, for which browsers name another type or none. */
const typesByExtension: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.heic': 'image/heic',
  '.heif': 'image/heif',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mxf': 'video/mxf',
  '.mkv': 'video/x-matroska',
  '.webm': 'video/webm',
  '.avi': 'video/x-msvideo',
  '.wmv': 'video/x-ms-wmv',
  '.mpg': 'video/mpeg',
  '.mpeg': 'video/mpeg',
  '.mts': 'video/mp2t',
  '.m2ts': 'video/mp2t',
  '.ts': 'video/mp2t',
  '.3gp': 'video/3gpp',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.aif': 'audio/aiff',
  '.aiff': 'audio/aiff',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.amr': 'audio/amr',
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.csv': 'text/csv',
  '.srt': 'text/plain',
  '.vtt': 'text/vtt',
}

/** Sound and film share their containers. */
const familyOf = (type: string): string =>
  type.startsWith('application/') ? type : (type.split('/', 1)[0]?.replace('audio', 'video') ?? '')

/**
 * Returns the type as which a file is sent and checked. The extension decides, in any case; the type that a browser or
 * a sender names is kept where it is of the same family, or where the extension is unknown
 * (docs/decisions/materials.md).
 */
export function declaredTypeOf({ name, type }: { readonly name: string; readonly type: string }): string {
  const extension = extensionOf(name)
  const attachment = attachmentTypes.find(({ extensions }) => extensions.includes(extension))
  if (attachment) return attachment.type
  const known = typesByExtension[extension]
  return known === undefined || familyOf(known) === familyOf(plain(type)) ? type : known
}

/** Types shown inline by a browser. SVG is excluded: it can run scripts and is only ever downloaded. */
const shown = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/

/** Returns true if browsers display the type; other files are downloaded. */
export const isShown = (type: string): boolean => shown.test(type) && !findAttachmentType(type)

/** Returns true if a screen can display the type without a download: what browsers display, and text. */
export const isViewable = (type: string): boolean => isShown(type) || type.startsWith('text/')
