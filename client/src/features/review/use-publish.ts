import { useRef, useState } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { readFigures } from './read-figures.ts'
import { uploadVideo, type VideoUpload } from './upload-video.ts'

const texts = teamTexts.deliverables

interface Chosen {
  file: File
  versionName: string
  notes: string
}

/** Sends the file, then makes it a version; a file that has arrived is not sent again when publishing fails. */
export function usePublish(projectId: string) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.publish.useMutation()
  const [share, setShare] = useState<number>()
  const running = useRef<VideoUpload>(undefined)
  const arrived = useRef<{ file: File; uploadId: string }>(undefined)

  const send = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.uploadId
    running.current = uploadVideo(file, projectId, setShare)
    const uploadId = await running.current.done
    arrived.current = { file, uploadId }
    return uploadId
  }
  const fail = (error: unknown) => {
    if (appCodeOf(error)) showFailure(error, { text: texts.failed })
    else showToast({ tone: 'bad', title: texts.failed, text: reviewTexts.hub.interrupted })
  }
  const publish = async ({ file, versionName, notes }: Chosen): Promise<boolean> => {
    setShare(0)
    try {
      const figures = await readFigures(file)
      const uploadId = await send(file)
      await call.mutateAsync({ projectId, uploadId, versionName, notes, ...figures })
      arrived.current = undefined
      showToast({ title: texts.published })
      await Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      setShare(undefined)
    }
  }
  return { publish, share, stop: () => running.current?.stop() }
}
