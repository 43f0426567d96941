import { Button, VisuallyHidden } from '@mantine/core'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useCancel } from './use-payment.ts'

const { open, waiting } = paymentTexts

type Props = { projectId: string; hasReturned: boolean; isAsking: boolean; resume: () => void }

/** A payment at the provider's page: left open there, or completed and not yet reported to us. */
export function PendingCheckoutNotice({ projectId, hasReturned, isAsking, resume }: Props) {
  const { cancel, isCancelling } = useCancel(projectId)
  const busy = isCancelling || isAsking
  if (hasReturned)
    return (
      <EmptyState title={waiting.title} text={waiting.text}>
        <Button variant="subtle" loading={busy} onClick={resume}>
          {waiting.again}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={open.title} text={open.text}>
      <Button variant="default" loading={busy} onClick={cancel}>
        {open.cancel}
      </Button>
      <Button loading={busy} onClick={resume}>
        {open.resume}
      </Button>
      <VisuallyHidden component="p" role="status">
        {busy ? dashboardTexts.loading : ''}
      </VisuallyHidden>
    </EmptyState>
  )
}
