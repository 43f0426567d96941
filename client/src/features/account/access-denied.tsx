import { IconLock } from '@tabler/icons-react'
import { authTexts } from 'shared/messages/it/auth'
import { teamTexts } from 'shared/messages/it/team'
import { signOut } from '../../sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** For who is signed in, but works elsewhere. */
export function AccessDenied() {
  return (
    <main>
      <title>{teamTexts.access.denied}</title>
      <EmptyState level={1} icon={IconLock} title={teamTexts.access.denied} text={teamTexts.access.text}>
        <ButtonLink to="/dashboard">{authTexts.team.toClientArea}</ButtonLink>
        <Button look="line" onClick={() => void signOut()}>
          {authTexts.team.otherAccount}
        </Button>
      </EmptyState>
    </main>
  )
}
