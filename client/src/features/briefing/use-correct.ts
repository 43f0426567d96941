import type { Correction } from 'shared/briefing/correction'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'

type Input = Inputs['dashboard']['briefing']['correct']

const inputOf = (projectId: string, correction: Correction): Input =>
  correction.field === 'extras'
    ? { projectId, field: 'extras', value: correction.value && [...correction.value] }
    : { projectId, ...correction }

/** Corrects one answer in its place. */
export function useCorrect(projectId: string, onDone: () => void) {
  const { dashboard } = trpc.useUtils()
  const mutation = trpc.dashboard.briefing.correct.useMutation({
    onSuccess: heard => {
      dashboard.briefing.conversation.setData({ projectId }, heard)
      void dashboard.briefing.recap.invalidate()
      void dashboard.quote.invalidate()
      onDone()
    },
    onError: error => showFailure(error, { text: panelTexts.failed }),
  })
  return {
    isPending: mutation.isPending,
    correct: (correction: Correction) => mutation.mutate(inputOf(projectId, correction)),
  }
}
