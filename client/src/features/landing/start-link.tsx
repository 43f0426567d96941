import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

type Props = { label: string; className?: string | undefined }

/** To the first step: the briefing for who is signed in, the way of an order for everybody else. */
export function StartLink({ label, className }: Props) {
  const isSignedIn = useSession().state === 'signed-in'
  const to = isSignedIn ? '/dashboard/briefing' : '/get-started'
  return (
    <ButtonLink to={to} search={isSignedIn ? { project: 'new' } : {}} size="large" className={className}>
      {label}
    </ButtonLink>
  )
}
