import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { authTexts } from 'shared/messages/it/auth'
import { teamTexts } from 'shared/messages/it/team'
import { signOut } from '../../lib/sign-out.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'

const { access } = teamTexts

/** Shown to signed-in users who are no members of the team, or suspended ones. */
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
        <LinkButton to="/dashboard">{authTexts.team.toClientArea}</LinkButton>
        <Button variant="default" onClick={() => void signOut()}>
          {authTexts.team.otherAccount}
        </Button>
      </EmptyState>
    </main>
  )
}

/** Shown to members who open a page that is not for them. */
export function PageDenied({ text, isAccountingOnly }: { text: string; isAccountingOnly: boolean }) {
  return (
    <>
      <title>{access.denied}</title>
      <EmptyState level={1} icon={IconLock} title={access.denied} text={text}>
        {isAccountingOnly ? (
          <LinkButton to="/team/administration">{access.toAdministration}</LinkButton>
        ) : (
          <LinkButton to="/team/projects">{access.toProjects}</LinkButton>
        )}
      </EmptyState>
    </>
  )
}
