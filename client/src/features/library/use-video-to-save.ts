import { useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { videoToSave } from './video-to-save.ts'

/** The video that waits for who is signed in; one that waits for somebody else is forgotten. */
export function useVideoToSave(): string | undefined {
  const session = useSession()
  const email = session.state === 'signed-in' ? session.user.email : undefined
  const video = email && videoToSave.of(email)
  useEffect(() => {
    if (email && !video) videoToSave.drop()
  }, [email, video])
  return video
}
