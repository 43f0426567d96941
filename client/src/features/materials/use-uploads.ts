import { useEffect, useState } from 'react'
import { materialTexts } from 'shared/messages/it/materials'
import { useStore } from 'zustand'
import { trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import {
  fingerprintOf,
  forget,
  type Interrupted,
  isKeyOf,
  listInterrupted,
  type Owner,
} from './interrupted.ts'
import type { QueuedFile } from './upload-queue.ts'
import { uploads } from './uploads.ts'

/** Drops finished uploads from the queue once the list has been fetched again. */
function useDropFinishedUploads(projectId: string, files: QueuedFile[]): void {
  const { list } = trpc.useUtils().dashboard.materials
  const arrived = files
    .filter(file => file.state === 'done')
    .map(file => file.id)
    .join()
  useEffect(() => {
    if (!arrived) return
    const dropArrived = () => {
      for (const id of arrived.split(',')) uploads.drop(id)
    }
    list.invalidate({ projectId }).then(dropArrived, dropArrived)
  }, [arrived, list, projectId])
}

const isQueued = ({ key }: Interrupted): boolean =>
  uploads.files.getState().some(file => isKeyOf(key, file.fingerprint))

/** Lists uploads that an earlier visit left unfinished, without those that are being sent again. */
function useInterrupted(owner: Owner) {
  const [interrupted, setInterrupted] = useState(() =>
    listInterrupted(owner).filter(upload => !isQueued(upload)),
  )
  return {
    interrupted,
    drop: ({ key }: Interrupted) => setInterrupted(all => all.filter(upload => upload.key !== key)),
    dropQueued: () => setInterrupted(all => all.filter(upload => !isQueued(upload))),
  }
}

/** Returns the uploads of a project's materials, including those that an earlier visit left unfinished. */
export function useUploads(owner: Owner, maxBytes: number) {
  const all = useStore(uploads.files)
  const files = all.filter(file => file.projectId === owner.projectId)
  useDropFinishedUploads(owner.projectId, files)
  const { interrupted, drop, dropQueued } = useInterrupted(owner)
  const giveUp = (upload: Interrupted) => {
    forget(upload)
    drop(upload)
  }
  return {
    files,
    interrupted,
    giveUp,
    send(chosen: File[]) {
      uploads.add(owner, chosen, maxBytes)
      dropQueued()
    },
    /** Resumes with the file chosen again. If it is another file, asks whether to send that one instead. */
    resume(upload: Interrupted, file: File) {
      if (isKeyOf(upload.key, fingerprintOf(owner, file))) {
        uploads.add(owner, [file], maxBytes)
        return drop(upload)
      }
      const { title, text, confirm: label } = materialTexts.upload.otherFile
      confirm({ title, text: text(upload.name, file.name), confirm: label }, () => {
        uploads.add(owner, [file], maxBytes)
        giveUp(upload)
      })
    },
  }
}
