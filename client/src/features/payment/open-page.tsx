import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useCancel } from './use-cancel.ts'

type Props = { projectId: string; hasReturned: boolean; isAsking: boolean; resume: () => void }

/** A payment that waits at the provider's page: left open, or done there and not yet told to us. */
export function OpenPage({ projectId, hasReturned, isAsking, resume }: Props) {
  const { cancel, isCancelling } = useCancel(projectId)
  const busy = isCancelling || isAsking
  const { open, waiting } = paymentTexts
  if (hasReturned)
    return (
      <EmptyState title={waiting.title} text={waiting.text}>
        <Button variant="subtle" busy={busy} onClick={resume}>
          {waiting.again}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={open.title} text={open.text}>
      <Button variant="outline" busy={busy} onClick={cancel}>
        {open.cancel}
      </Button>
      <Button busy={busy} onClick={resume}>
        {open.resume}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? dashboardTexts.loading : ''}
      </p>
    </EmptyState>
  )
}
