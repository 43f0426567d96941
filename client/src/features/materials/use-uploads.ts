import { useEffect, useState } from 'react'
import { materialTexts } from 'shared/messages/it/materials'
import { useStore } from 'zustand'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import { forget, type Interrupted, isKeyOf, listInterrupted, type Owner } from './interrupted.ts'
import type { QueuedFile } from './upload-queue.ts'
import { uploads } from './uploads.ts'

/** What has arrived leaves the queue once the list shows it. */
function useArrivals(projectId: string, files: QueuedFile[]): void {
  const { list } = trpc.useUtils().dashboard.materials
  const arrived = files
    .filter(file => file.state === 'done')
    .map(file => file.id)
    .join()
  useEffect(() => {
    if (!arrived) return
    const leave = () => {
      for (const id of arrived.split(',')) uploads.drop(id)
    }
    list.invalidate({ projectId }).then(leave, leave)
  }, [arrived, list, projectId])
}

/** Whether this very file is in the queue. */
const isQueued = ({ key }: Interrupted): boolean =>
  uploads.files.getState().some(file => isKeyOf(key, file.fingerprint))

/** What an earlier visit left unfinished, without what is being sent again by now. */
function useInterrupted(owner: Owner) {
  const [interrupted, setInterrupted] = useState(() => listInterrupted(owner).filter(one => !isQueued(one)))
  return {
    interrupted,
    drop: (one: Interrupted) => setInterrupted(all => all.filter(other => other.key !== one.key)),
    dropQueued: () => setInterrupted(all => all.filter(one => !isQueued(one))),
  }
}

/** The uploads of a project's materials, those that an earlier visit left behind among them. */
export function useUploads(owner: Owner, maxBytes: number) {
  const all = useStore(uploads.files)
  const files = all.filter(file => file.projectId === owner.projectId)
  useArrivals(owner.projectId, files)
  const { interrupted, drop, dropQueued } = useInterrupted(owner)
  return {
    files,
    interrupted,
    send(chosen: File[]) {
      uploads.add(owner, chosen, maxBytes)
      dropQueued()
    },
    /** With the file chosen again; another file in its place is sent from the beginning. */
    takeUp(one: Interrupted, file: File) {
      uploads.add(owner, [file], maxBytes)
      drop(one)
      if (isQueued(one)) return
      forget(one)
      showToast({ title: materialTexts.upload.otherFile })
    },
    giveUp(one: Interrupted) {
      forget(one)
      drop(one)
    },
  }
}
