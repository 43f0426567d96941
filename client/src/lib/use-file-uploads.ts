import { useEffect, useRef, useState } from 'react'
import { declaredTypeOf } from 'shared/materials/file-types'
import { getErrorMessage } from '../ui/errors.ts'
import { type SentFile, sendUpload, type UploadOrder } from './tus-upload.ts'

/** A finished upload that no comment or message refers to yet. */
export type AttachedFile = { uploadId: string; fileName: string; fileSize: number }

interface FileUpload {
  id: string
  file: File
  /** From 0 to 1. */
  share: number
  failure?: string | undefined
}

/** Uploads files at once. Failed ones stay until they are retried or dropped; unmounting stops the others. */
export function useFileUploads(
  order: Pick<UploadOrder, 'kind' | 'projectId'>,
  onArrived: (file: AttachedFile) => void,
) {
  const [uploads, setUploads] = useState<FileUpload[]>([])
  const running = useRef(new Map<string, SentFile>())
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const change = (id: string, part: Partial<FileUpload>) =>
    setUploads(all => all.map(upload => (upload.id === id ? { ...upload, ...part } : upload)))
  const drop = (id: string) => {
    running.current.get(id)?.stop()
    running.current.delete(id)
    setUploads(all => all.filter(upload => upload.id !== id))
  }
  const start = async ({ id, file }: FileUpload) => {
    const { name, size } = file
    const sent = sendUpload({ ...order, file, name, type: declaredTypeOf(file) }, bytes =>
      change(id, { share: size > 0 ? bytes / size : 0 }),
    )
    running.current.set(id, sent)
    try {
      const uploadId = await sent.done
      arrived.current({ uploadId, fileName: name, fileSize: size })
      drop(id)
    } catch (error) {
      change(id, { failure: getErrorMessage(error) })
    }
  }
  const send = (files: File[]) => {
    const begun = files.map(file => ({ id: crypto.randomUUID(), file, share: 0 }))
    setUploads(all => [...all, ...begun])
    for (const upload of begun) void start(upload)
  }
  const retry = (upload: FileUpload) => {
    change(upload.id, { failure: undefined, share: 0 })
    void start(upload)
  }
  useEffect(() => {
    const begun = running.current
    return () => {
      for (const sent of begun.values()) sent.stop()
    }
  }, [])
  return { uploads, send, drop, retry }
}
