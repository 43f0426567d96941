import { findAttachmentType } from './file-types.ts'

const SVG = 'image/svg+xml'
const DOC = 'application/msword'
const HEAD_BYTES = 64 * 1024
/** Bytes of a text that are held in memory at once. */
const PART_BYTES = 1024 * 1024
/** Readers search for the PDF signature within this many bytes. */
const PDF_HEAD_BYTES = 1024

/** Video containers that may contain sound only. */
const soundInFilm = [
  'video/mp4',
  'video/webm',
  'video/matroska',
  'video/quicktime',
  'video/ogg',
  'application/ogg',
]

/** Control characters that no text contains: all but tab, line breaks and escape. */
const isNoText = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)

/**
 * Returns the detected type of a file's content if it fits the declared one. An image may be another image type and a
 * video another video type; everything else must match. Undefined if it does not fit. The client asks before an upload,
 * the server after it (docs/decisions/materials.md).
 */
export async function contentTypeOf(content: Blob, declared: string): Promise<string | undefined> {
  const type = declared.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type.startsWith('text/')) return (await isText(content)) ? textTypeOf(type) : undefined
  if (type === SVG) return (await isText(content)) && (await isSvg(content)) ? SVG : undefined
  const found = await signatureOf(content)
  if (found === undefined) return undefined
  const attachment = findAttachmentType(type)
  if (attachment) return attachment.signatures.includes(found) ? attachment.type : undefined
  if (type.startsWith('image/')) return found.startsWith('image/') && found !== SVG ? found : undefined
  if (type.startsWith('video/')) return isFilm(found) ? found : undefined
  if (type.startsWith('audio/')) return soundTypeOf(type, found)
  if (type === DOC) return found === 'application/x-cfb' ? DOC : undefined
  return found === type ? type : undefined
}

/** MXF, a format of cameras and editing programs, is registered as an application type. */
const isFilm = (type: string): boolean => type.startsWith('video/') || type === 'application/mxf'

async function signatureOf(content: Blob): Promise<string | undefined> {
  const { fileTypeFromBlob } = await import('file-type')
  // `file-type` throws for a file that is truncated within its structure.
  const found = await fileTypeFromBlob(content).catch(() => undefined)
  if (found) return found.mime.split(';', 1)[0]
  return (await headOf(content, PDF_HEAD_BYTES)).includes('%PDF-') ? 'application/pdf' : undefined
}

function soundTypeOf(type: string, found: string): string | undefined {
  if (found.startsWith('audio/')) return found
  return soundInFilm.includes(found) ? safeType(type, 'audio/mp4') : undefined
}

const textTypeOf = (type: string): string => safeType(type, 'text/plain')

/** Returns a type that is safe in a header, or the fallback. */
const safeType = (type: string, otherwise: string): string =>
  /^[a-z]+\/[a-z0-9][\w.+-]*$/.test(type) ? type : otherwise

/**
 * Returns true for text. UTF-8 and Latin encodings share their control characters; UTF-16 is detected by its byte order
 * mark.
 */
async function isText(content: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer())
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  for (let start = 0; start < content.size; start += PART_BYTES) {
    const part = new Uint8Array(await content.slice(start, start + PART_BYTES).arrayBuffer())
    if (part.some(isNoText)) return false
  }
  return true
}

/** Returns true if the root element is an SVG's. Skips declarations and comments before it. */
async function isSvg(content: Blob): Promise<boolean> {
  let text = await headOf(content, HEAD_BYTES)
  for (;;) {
    text = text.trimStart()
    const end = endOfPreamble(text)
    if (end === 0) return /^<(\w+:)?svg[\s>/]/i.test(text)
    text = text.slice(end)
  }
}

/** Returns the end of a declaration, comment or doctype; 0 if the text begins with none. */
function endOfPreamble(text: string): number {
  for (const [start, stop] of [
    ['<?', '?>'],
    ['<!--', '-->'],
    ['<!', text.slice(0, text.indexOf('>') + 1).includes('[') ? ']>' : '>'],
  ] as const) {
    const end = text.startsWith(start) ? text.indexOf(stop) : -1
    if (end >= 0) return end + stop.length
  }
  return 0
}

/** Returns the first bytes as UTF-8, without a byte order mark. */
const headOf = (content: Blob, bytes: number): Promise<string> => content.slice(0, bytes).text()
