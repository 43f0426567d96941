import { useEffect, useRef, useState } from 'react'
import { MESSAGE_FILES_MAX } from 'shared/conversation/message-rules'
import { errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { checkAcceptance } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/file-types'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { messageDraftName } from '../../lib/message-draft.ts'
import { type SentFile, sendUpload } from '../../lib/tus-upload.ts'
import { drafts } from '../../ui/browser-storage.ts'
import { getErrorMessage } from '../../ui/errors.ts'

/** A finished upload that waits for its message. */
export interface AttachedFile {
  uploadId: string
  fileName: string
  fileSize: number
}

interface Uploading {
  id: string
  fileName: string
  /** From 0 to 1. */
  share: number
}

/** Names of the files whose upload a reload or another page has interrupted. */
const interruptedAt = (key: string) => (drafts.read(key).names ?? []) as string[]

/**
 * Uploads the files of a message. A file that is refused or lost is named in `errors`; one whose upload was interrupted
 * by leaving the page, when the page is opened again.
 */
export function useMessageFiles(
  projectId: string,
  { attached, onArrived }: { attached: number; onArrived: (file: AttachedFile) => void },
) {
  const [uploading, setUploading] = useState<Uploading[]>([])
  const uploadsKey = `${messageDraftName(projectId)}:uploads`
  const [errors, setErrors] = useState(() => interruptedAt(uploadsKey).map(texts.interrupted))
  useEffect(() => {
    if (uploading.length === 0) drafts.drop(uploadsKey)
    else drafts.save(uploadsKey, { names: uploading.map(({ fileName }) => fileName) })
  }, [uploading, uploadsKey])
  const running = useRef(new Map<string, SentFile>())
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  const drop = (id: string) => {
    running.current.get(id)?.stop()
    running.current.delete(id)
    setUploading(all => all.filter(upload => upload.id !== id))
  }
  const start = async (file: File) => {
    const id = crypto.randomUUID()
    const { name, size } = file
    setUploading(all => [...all, { id, fileName: name, share: 0 }])
    const order = { file, name, type: declaredTypeOf(file), kind: 'message', projectId } as const
    const sent = sendUpload(order, bytes =>
      setUploading(all =>
        all.map(one => (one.id === id ? { ...one, share: size > 0 ? bytes / size : 0 } : one)),
      ),
    )
    running.current.set(id, sent)
    try {
      const uploadId = await sent.done
      arrived.current({ uploadId, fileName: name, fileSize: size })
    } catch (error) {
      // Removed by the user.
      if (running.current.has(id)) setErrors(all => [...all, `${name}: ${getErrorMessage(error)}`])
    }
    drop(id)
  }
  const add = (files: File[]) => {
    const refusalOf = (file: File) =>
      checkAcceptance('message', { type: declaredTypeOf(file), sizeBytes: file.size })
    const refused = files.flatMap(file => {
      const refusal = refusalOf(file)
      return refusal ? [`${file.name}: ${errorCatalogue[refusal].text}`] : []
    })
    const fitting = files.filter(file => refusalOf(file) === null)
    const room = Math.max(0, MESSAGE_FILES_MAX - attached - uploading.length)
    setErrors(fitting.length > room ? [...refused, fieldErrorTexts.TOO_MANY_FILES] : refused)
    for (const file of fitting.slice(0, room)) void start(file)
  }
  // Stops running uploads on unmount.
  useEffect(() => {
    const begun = running.current
    return () => {
      for (const [id, sent] of begun) {
        begun.delete(id)
        sent.stop()
      }
    }
  }, [])
  return { uploading, errors, add, drop, clearErrors: () => setErrors([]) }
}
