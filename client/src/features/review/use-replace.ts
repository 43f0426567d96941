import { publishTexts } from 'shared/messages/it/publishing'
import { stageTexts } from 'shared/messages/it/stage-room'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { readFigures } from './read-figures.ts'
import { isFilmFile } from './upload-video.ts'
import { useSending } from './use-publish.ts'

const texts = stageTexts.replace

/** Sends a corrected file, then puts it in the place of a version's. */
export function useReplace(projectId: string) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.replaceFile.useMutation()
  const { share, setShare, send, forget, stop } = useSending(projectId)
  const replace = async (deliverableId: string, file: File): Promise<boolean> => {
    setShare(0)
    try {
      const figures = isFilmFile(file) ? await readFigures(file) : {}
      const uploadId = await send(file)
      await call.mutateAsync({ deliverableId, uploadId, ...figures })
      forget()
      showToast({ title: texts.done })
      return true
    } catch (error) {
      if (appCodeOf(error) === 'NOT_FOUND') forget()
      if (appCodeOf(error)) showFailure(error, { text: texts.failed })
      else showToast({ tone: 'bad', title: texts.failed, text: publishTexts.interrupted })
      return false
    } finally {
      setShare(undefined)
      await team.deliverables.invalidate()
    }
  }
  return { replace, share, stop }
}
