import { stageTexts } from 'shared/messages/it/stage-room'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useSending } from './use-publish.ts'

const texts = stageTexts.replace

/** Sends a corrected file, then puts it in the place of a version's. */
export function useReplace(projectId: string) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.replaceFile.useMutation()
  const { share, setShare, send, forget, fail, stop } = useSending(projectId)
  const replace = async (deliverableId: string, file: File): Promise<boolean> => {
    setShare(0)
    try {
      await call.mutateAsync({ deliverableId, ...(await send(file)) })
      forget()
      showToast({ title: texts.done })
      return true
    } catch (error) {
      fail(error, texts.failed)
      return false
    } finally {
      setShare(undefined)
      await team.deliverables.invalidate()
    }
  }
  return { replace, share, stop }
}
