import { useEffect, useRef, useState } from 'react'
import { declaredTypeOf } from 'shared/materials/attachment-types'
import { type SentFile, sendUpload } from '../../lib/tus-upload.ts'
import { sentenceOf } from '../../ui/failure.ts'
import type { AttachedFile } from './comment-draft.ts'

export interface SendingFile {
  id: string
  file: File
  /** Between 0 and 1. */
  share: number
  /** Why it has not arrived, in words. */
  failure?: string | undefined
}

/** Files on their way to the server, where they wait for their comment. */
export function useSendingFiles(projectId: string, onArrived: (file: AttachedFile) => void) {
  const [sending, setSending] = useState<SendingFile[]>([])
  const running = useRef(new Map<string, SentFile>())
  const change = (id: string, part: Partial<SendingFile>) =>
    setSending(all => all.map(one => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: string) => {
    running.current.get(id)?.stop()
    running.current.delete(id)
    setSending(all => all.filter(one => one.id !== id))
  }
  const start = async ({ id, file }: Pick<SendingFile, 'id' | 'file'>) => {
    const { name, size } = file
    const order = { file, name, type: declaredTypeOf(file), kind: 'comment-file', projectId } as const
    const sent = sendUpload(order, sentBytes => change(id, { share: size > 0 ? sentBytes / size : 0 }))
    running.current.set(id, sent)
    try {
      const uploadId = await sent.done
      onArrived({ uploadId, fileName: name, fileSize: size })
      drop(id)
    } catch (error) {
      change(id, { failure: sentenceOf(error) })
    }
  }
  const send = (files: File[]) => {
    const begun = files.map(file => ({ id: crypto.randomUUID(), file, share: 0 }))
    setSending(all => [...all, ...begun])
    for (const one of begun) void start(one)
  }
  const retry = (one: SendingFile) => {
    change(one.id, { failure: undefined, share: 0 })
    void start(one)
  }
  // Whoever leaves the form no longer sends what it has not.
  useEffect(() => {
    const begun = running.current
    return () => {
      for (const sent of begun.values()) sent.stop()
    }
  }, [])
  return { sending, send, drop, retry }
}
