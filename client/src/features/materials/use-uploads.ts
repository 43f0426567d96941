import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { trpc } from '../../lib/trpc.ts'
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

type Doubt = { one: Interrupted; file: File }

/** The uploads of a project's materials, those that an earlier visit left behind among them. */
export function useUploads(owner: Owner, maxBytes: number) {
  const all = useStore(uploads.files)
  const files = all.filter(file => file.projectId === owner.projectId)
  useDropFinishedUploads(owner.projectId, files)
  const { interrupted, drop, dropQueued } = useInterrupted(owner)
  const [doubt, setDoubt] = useState<Doubt>()
  return {
    files,
    interrupted,
    send(chosen: File[]) {
      uploads.add(owner, chosen, maxBytes)
      dropQueued()
    },
    /** Another file than the one that was interrupted, until it is said what shall become of the two. */
    doubt,
    /** With the file chosen again. */
    takeUp(one: Interrupted, file: File) {
      if (!isKeyOf(one.key, fingerprintOf(owner, file))) return setDoubt({ one, file })
      uploads.add(owner, [file], maxBytes)
      drop(one)
    },
    /** Sends the other file, and gives up the one that was interrupted. */
    replace({ one, file }: Doubt) {
      uploads.add(owner, [file], maxBytes)
      setDoubt(undefined)
      forget(one)
      drop(one)
    },
    keep: () => setDoubt(undefined),
    giveUp(one: Interrupted) {
      forget(one)
      drop(one)
    },
  }
}
