import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Notes that an invoice was sent, and makes the new file of one that was rejected. */
export function useInvoiceActs() {
  const { team } = trpc.useUtils()
  const saying = (title: string) => ({
    onSuccess: () => showToast({ title }),
    onError: (error: unknown) => showFailure(error, { text: texts.failed }),
    onSettled: () => team.invoices.invalidate(),
  })
  return {
    markSent: trpc.team.invoices.markSent.useMutation(saying(texts.sentDone)),
    correct: trpc.team.invoices.correct.useMutation(saying(texts.corrected)),
    issue: trpc.team.invoices.issue.useMutation(saying(texts.missing.issued)),
  }
}
