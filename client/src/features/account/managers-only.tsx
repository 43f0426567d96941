import { IconLock } from '@tabler/icons-react'
import { teamTexts } from 'shared/messages/it/team'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'

const { access } = teamTexts

/** Shown to members who open a page for managers. */
export function ManagersOnly({ text }: { text: string }) {
  return (
    <>
      <title>{access.denied}</title>
      <EmptyState level={1} icon={IconLock} title={access.denied} text={text}>
        <LinkButton to="/team/projects">{access.toProjects}</LinkButton>
      </EmptyState>
    </>
  )
}
