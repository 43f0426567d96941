import { useEffect, useState } from 'react'
import { MESSAGE_FILES_MAX } from 'shared/conversation/message-rules'
import { errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { checkAcceptance } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/file-types'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { messageDraftName } from '../../lib/message-draft.ts'
import { type AttachedFile, useFileUploads } from '../../lib/use-file-uploads.ts'
import { drafts } from '../../ui/browser-storage.ts'

/** Names of the files whose upload a reload or another page has interrupted. */
const interruptedAt = (key: string) => (drafts.read(key).names ?? []) as string[]

const refusalOf = (file: File) =>
  checkAcceptance('message', { type: declaredTypeOf(file), sizeBytes: file.size })

/**
 * Uploads the files of a message. A file that is refused or lost is named in `errors`; one whose upload was interrupted
 * by leaving the page, when the page is opened again.
 */
export function useMessageFiles(
  projectId: string,
  { attached, onArrived }: { attached: number; onArrived: (file: AttachedFile) => void },
) {
  const { uploads, send, drop } = useFileUploads({ kind: 'message', projectId }, onArrived)
  const uploadsKey = `${messageDraftName(projectId)}:uploads`
  const [refused, setRefused] = useState(() => interruptedAt(uploadsKey).map(texts.interrupted))
  const [uploading, failed] = [uploads.filter(({ failure }) => !failure), uploads.filter(one => one.failure)]
  const names = uploading.map(({ file }) => file.name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the names change
  useEffect(() => {
    if (names.length === 0) drafts.drop(uploadsKey)
    else drafts.save(uploadsKey, { names })
  }, [names.join(), uploadsKey])
  const replaceErrors = (next: string[]) => {
    setRefused(next)
    for (const { id } of failed) drop(id)
  }
  const add = (files: File[]) => {
    const fitting = files.filter(file => refusalOf(file) === null)
    const room = Math.max(0, MESSAGE_FILES_MAX - attached - uploading.length)
    const errors = files.flatMap(file => {
      const refusal = refusalOf(file)
      return refusal ? [`${file.name}: ${errorCatalogue[refusal].text}`] : []
    })
    replaceErrors(fitting.length > room ? [...errors, fieldErrorTexts.TOO_MANY_FILES] : errors)
    send(fitting.slice(0, room))
  }
  return {
    uploading,
    errors: [...refused, ...failed.map(({ file, failure }) => `${file.name}: ${failure}`)],
    add,
    drop,
    clearErrors: () => replaceErrors([]),
  }
}
