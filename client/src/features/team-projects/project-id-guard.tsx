import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { teamTexts } from 'shared/messages/it/team'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Screen } from '../../ui/screen.tsx'
import { lastFilters } from './filters.ts'

export const BackToProjects = () => (
  <LinkButton
    variant="subtle"
    size="sm"
    to="/team/projects"
    search={lastFilters()}
    leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
  >
    {teamTexts.project.back}
  </LinkButton>
)

/** Renders its children if `id` is a UUID, else an error without a request. */
export function ProjectIdGuard({ id, children }: { id: string; children: ReactNode }) {
  if (isUuid(id)) return children
  return (
    <Screen title={teamTexts.projects.title} actions={<BackToProjects />}>
      <ErrorState title={teamTexts.project.badId} />
    </Screen>
  )
}
