import { IconLock } from '@tabler/icons-react'
import { overviewTexts } from 'shared/messages/it/overview'
import { teamTexts } from 'shared/messages/it/team'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** For members who have come to a page of managers. */
export function ManagersOnly({ text }: { text: string }) {
  return (
    <>
      <title>{teamTexts.access.denied}</title>
      <EmptyState level={1} icon={IconLock} title={teamTexts.access.denied} text={text}>
        <ButtonLink to="/team/projects">{overviewTexts.toProjects}</ButtonLink>
      </EmptyState>
    </>
  )
}
