import { Link } from '@tanstack/react-router'
import { paymentTexts } from 'shared/messages/it/payment'
import { usePaid } from './use-paid.ts'

type Props = { projectId: string; className?: string | undefined }

/** To what was paid, with its receipt and the way to ask it back; nothing before that. */
export function PaidLink({ projectId, className }: Props) {
  if (!usePaid(projectId)) return null
  return (
    <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
      {paymentTexts.link}
    </Link>
  )
}
