import { IconArrowLeft } from '@tabler/icons-react'
import { teamTexts } from 'shared/messages/it/team'
import { ButtonLink } from '../../ui/button-link.tsx'
import { lastFilters } from './filters.ts'

export function BackToProjects() {
  return (
    <ButtonLink variant="subtle" size="small" to="/team/projects" search={lastFilters()}>
      <IconArrowLeft size={18} aria-hidden="true" />
      {teamTexts.project.back}
    </ButtonLink>
  )
}
