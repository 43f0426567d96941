import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = orderTexts.recap

function useRefresh(): () => void {
  const { dashboard } = trpc.useUtils()
  return () => {
    void dashboard.briefing.invalidate()
    void dashboard.quote.invalidate()
    void dashboard.payment.invalidate()
    void dashboard.status.invalidate()
  }
}

const sayNotSaved = (error: unknown) =>
  appCodeOf(error) === 'PROJECT_PAID'
    ? showToast({ tone: 'bad', title: texts.saveFailed.title, text: texts.readOnly })
    : showFailure(error, texts.saveFailed)

/** Saves an edited recap, or one that was typed by hand. */
export function useSaveRecap(onDone: () => void) {
  const refresh = useRefresh()
  return trpc.dashboard.briefing.saveSummary.useMutation({
    onSuccess: () => {
      showToast(texts.saved)
      refresh()
      onDone()
    },
    // The newer words are then shown beside these, with the choice between them: a toast would lie over it.
    onError: error => (appCodeOf(error) === 'RECAP_CHANGED' ? refresh() : sayNotSaved(error)),
  })
}

/** Brings a recap of another project to this one. */
export function useLinkRecap(projectId: string) {
  const refresh = useRefresh()
  return trpc.dashboard.briefing.link.useMutation({
    mutationKey: ['link', projectId],
    onSuccess: () => {
      showToast(texts.linked)
      refresh()
    },
    onError: error => showFailure(error, texts.linkFailed),
  })
}
