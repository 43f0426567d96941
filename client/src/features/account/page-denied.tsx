import { IconLock } from '@tabler/icons-react'
import { teamTexts } from 'shared/messages/it/team'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'

const { access } = teamTexts

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
