import type { Correction } from 'shared/briefing/correction'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import type { Conversation } from './use-conversation.ts'

type Input = Inputs['dashboard']['briefing']['correct']

export const inputOf = (projectId: string, correction: Correction) => ({ projectId, ...correction }) as Input

/** Shows a conversation as a correction has left it, and what follows from it. */
export function useShowCorrected() {
  const { dashboard } = trpc.useUtils()
  return (projectId: string, heard: Conversation) => {
    dashboard.briefing.conversation.setData({ projectId }, heard)
    void dashboard.briefing.recap.invalidate()
    void dashboard.quote.invalidate()
  }
}

/** Corrects one answer in its place. */
export function useCorrect(projectId: string, onDone: () => void) {
  const show = useShowCorrected()
  const mutation = trpc.dashboard.briefing.correct.useMutation({
    onSuccess: heard => {
      show(projectId, heard)
      onDone()
    },
    onError: error => showFailure(error, { text: panelTexts.failed }),
  })
  return {
    isPending: mutation.isPending,
    correct: (correction: Correction) => mutation.mutate(inputOf(projectId, correction)),
  }
}
