import { createFileRoute, redirect } from '@tanstack/react-router'
import { videoToSave } from '../../../features/library/video-to-save.ts'

export const Route = createFileRoute('/_dashboard/dashboard/')({
  beforeLoad: () => {
    // Among the inspirations what was wanted before signing up is saved.
    const to = videoToSave.waits() ? '/dashboard/inspiration' : '/dashboard/briefing'
    throw redirect({ to, replace: true })
  },
})
