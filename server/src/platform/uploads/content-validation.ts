import { getMimeType } from 'hono/utils/mime'
import { extensionOf } from 'shared/materials/file-name'
import { findAttachmentType } from 'shared/materials/file-types'
import { ChildEndedError, tasksIn } from '../child-work/child-task.ts'
import type { ProcessPool } from '../child-work/child-work.ts'
import { SECOND } from '../clock.ts'

/** Extensions that a system executes on a double click, whatever the content. */
const runnable = new Set(
  (
    'exe com scr pif msi msp cpl dll jar bat cmd ps1 psm1 vbs vbe jse wsf wsh hta lnk url reg inf scf msc chm ' +
    'app command workflow sh bash desktop apk deb rpm dmg iso php phtml php5 phar jsp asp aspx cgi htaccess'
  ).split(' '),
)

/** Types missing in Hono's table. */
const office: Record<string, string> = {
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Type of `.bin`, which is unspecific. */
const SOME_BYTES = 'application/octet-stream'

const namesMedia = /^(image|video|audio)\/|^application\/pdf$/

/**
 * Returns true if a file name is allowed for this type (ASVS 5.2.2). Executable extensions are refused. Media and
 * documents need an extension of their kind, an unknown one or none. Text must not have one of those. Attachment types
 * need their own extension.
 */
export function isExtensionAllowed(fileName: string, type: string): boolean {
  const extension = extensionOf(fileName)
  if (runnable.has(extension.slice(1))) return false
  const attachment = findAttachmentType(type)
  if (attachment) return attachment.extensions.includes(extension)
  const named = office[extension] ?? getMimeType(`x${extension}`)?.split(';', 1)[0]
  if (named === undefined || named === SOME_BYTES) return true
  return type.startsWith('text/') ? !namesMedia.test(named) : kindOf(named) === kindOf(type)
}

/**
 * Groups types into kinds. Audio and video share containers. SVG is a kind of its own, since it can contain scripts.
 */
function kindOf(type: string): string {
  if (type === 'image/svg+xml') return type
  const family = type.split('/', 1)[0] ?? ''
  if (family === 'audio' || family === 'video') return 'recording'
  return family === 'application' ? type : family
}

const contentTypeTasks = tasksIn<typeof import('./content-type.ts')>(
  new URL('./content-type.ts', import.meta.url),
)
const contentType = contentTypeTasks('contentTypeOfFile', 60 * SECOND)

/**
 * Detects the type of a file in a child process. Undefined if it contradicts the declared type or the file is
 * unreadable.
 * @throws AppError `UNAVAILABLE` if the queue is full.
 */
export async function checkContentType(childWork: ProcessPool, file: string, declared: string) {
  try {
    return await childWork.run(contentType, () => ({ file, declared }))
  } catch (error) {
    if (error instanceof ChildEndedError) return undefined
    throw error
  }
}
