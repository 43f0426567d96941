import { stageTexts } from 'shared/messages/it/stage-room'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import { runWithFeedback } from './comment-mutations.ts'

/** Sends, recalls or discards a version. The review is refetched in every case. */
export function useReleaseMutations() {
  const { team } = trpc.useUtils()
  const sending = trpc.team.deliverables.send.useMutation()
  const discarding = trpc.team.deliverables.discard.useMutation()
  const recalling = trpc.team.deliverables.recall.useMutation()
  const refresh = () => Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
  const tell = (call: Promise<unknown>, title: string, failed: string) =>
    runWithFeedback(call, { done: { title }, failed, refresh })
  const send = async (version: Inputs['team']['deliverables']['send']) => {
    const { state } = await sending.mutateAsync(version)
    showToast({ title: stageTexts[state] })
  }
  return {
    send: (version: Inputs['team']['deliverables']['send']) =>
      runWithFeedback(send(version), { failed: stageTexts.sendFailed, refresh }),
    stopSending: (deliverableId: string) =>
      tell(recalling.mutateAsync({ deliverableId }), stageTexts.sending.stopped, stageTexts.sending.failed),
    recall: (deliverableId: string) =>
      tell(recalling.mutateAsync({ deliverableId }), stageTexts.recall.done, stageTexts.recall.failed),
    discard: (deliverableId: string) =>
      tell(discarding.mutateAsync({ deliverableId }), stageTexts.discard.done, stageTexts.discard.failed),
    isDiscarding: discarding.isPending,
    isSending: sending.isPending,
    isRecalling: recalling.isPending,
  }
}
