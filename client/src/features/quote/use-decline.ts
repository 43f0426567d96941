import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { AddOnCode } from 'shared/quote/line-codes'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

/** 'Non mi serve': the brief says so from now on, and the quote follows. */
export function useDecline(projectId: string) {
  const { dashboard } = trpc.useUtils()
  const decline = trpc.dashboard.quote.decline.useMutation({
    onSuccess: quote => {
      dashboard.quote.get.setData({ projectId }, quote)
      void dashboard.briefing.invalidate()
      void dashboard.payment.invalidate()
    },
    onError: error => showFailure(error),
  })
  const run = (code: AddOnCode, label: string) =>
    decline.mutate(
      { projectId, code },
      { onSuccess: () => showToast({ title: orderTexts.quote.declined(label) }) },
    )
  return { run, busyCode: decline.isPending ? decline.variables.code : undefined }
}
