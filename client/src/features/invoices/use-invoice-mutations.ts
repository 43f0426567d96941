import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Marks an invoice as sent, corrects a rejected one, and issues a missing one; each shows a toast. */
export function useInvoiceMutations() {
  const { team } = trpc.useUtils()
  const withToast = (title: string) => ({
    onSuccess: () => showToast({ title }),
    onError: (error: unknown) => showFailure(error, { text: texts.failed }),
    onSettled: () => team.invoices.invalidate(),
  })
  return {
    markSent: trpc.team.invoices.markSent.useMutation(withToast(texts.sentDone)),
    correct: trpc.team.invoices.correct.useMutation(withToast(texts.corrected)),
    issue: trpc.team.invoices.issue.useMutation(withToast(texts.missing.issued)),
  }
}
