import { useEffect, useRef } from 'react'
import { videoLibrary } from 'shared/catalogue/video-library'
import { useSession } from '../../lib/session.ts'
import { useSaving } from './use-saving.ts'
import { videoToSave } from './video-to-save.ts'

/** Returns the video to save for the signed-in user; drops one that was chosen for another address. */
export function useVideoToSave(): string | undefined {
  const session = useSession()
  const email = session.state === 'signed-in' ? session.user.email : undefined
  const video = email && videoToSave.of(email)
  useEffect(() => {
    if (email && !video) videoToSave.drop()
  }, [email, video])
  return video
}

type Props = {
  /** The video of the library that somebody wanted to save before signing in. */
  id: string
  projectId: string
  onTaken: () => void
}

/** Saves the video that a visitor chose before signing in, with the usual toast. */
export function SavePendingVideo({ id, projectId, onTaken }: Props) {
  const saving = useSaving(projectId)
  const taken = useRef(false)
  const item = videoLibrary.find(video => video.id === id)
  const save = saving.state === 'ready' && saving.projectId === projectId ? saving.save : undefined
  useEffect(() => {
    if (taken.current || !save) return
    taken.current = true
    if (item) save(item)
    onTaken()
  }, [save, item, onTaken])
  return null
}
