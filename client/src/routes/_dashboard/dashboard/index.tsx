import { createFileRoute, redirect } from '@tanstack/react-router'
import { videoToSave } from '../../../features/library/video-to-save.ts'

export const Route = createFileRoute('/_dashboard/dashboard/')({
  beforeLoad: () => {
    // The inspirations save the video that was chosen before signing up.
    const to = videoToSave.waits() ? '/dashboard/inspiration' : '/dashboard/briefing'
    throw redirect({ to, replace: true })
  },
})
