import { IconLock } from '@tabler/icons-react'
import { authTexts } from 'shared/messages/it/auth'
import { teamTexts } from 'shared/messages/it/team'
import { signOut } from '../../lib/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const { access } = teamTexts

/** For who is signed in, but works elsewhere or no longer here. */
export function AccessDenied({ isSuspended }: { isSuspended: boolean }) {
  const title = isSuspended ? access.suspended : access.denied
  return (
    <main>
      <title>{title}</title>
      <EmptyState
        level={1}
        icon={IconLock}
        title={title}
        text={isSuspended ? access.suspendedText : access.text}
      >
        <ButtonLink to="/dashboard">{authTexts.team.toClientArea}</ButtonLink>
        <Button variant="outline" onClick={() => void signOut()}>
          {authTexts.team.otherAccount}
        </Button>
      </EmptyState>
    </main>
  )
}
