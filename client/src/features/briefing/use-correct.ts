import type { Refiling } from 'shared/briefing/brief/word-places'
import type { Correction } from 'shared/briefing/turn/correction'
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

function useOutcome(projectId: string, onDone: () => void) {
  const show = useShowCorrected()
  return {
    onSuccess: (heard: Conversation) => {
      show(projectId, heard)
      onDone()
    },
    onError: (error: unknown) => showFailure(error, { text: panelTexts.failed }),
  }
}

/** Corrects one answer in its place. */
export function useCorrect(projectId: string, onDone: () => void) {
  const mutation = trpc.dashboard.briefing.correct.useMutation(useOutcome(projectId, onDone))
  return {
    isPending: mutation.isPending,
    correct: (correction: Correction) => mutation.mutate(inputOf(projectId, correction)),
  }
}

/** Puts the client's words where they belong. */
export function useRefile(projectId: string, onDone: () => void) {
  const mutation = trpc.dashboard.briefing.refile.useMutation(useOutcome(projectId, onDone))
  return {
    isPending: mutation.isPending,
    refile: (refiling: Refiling) => mutation.mutate({ projectId, ...refiling }),
  }
}
