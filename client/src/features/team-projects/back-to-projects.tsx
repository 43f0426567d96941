import { IconArrowLeft } from '@tabler/icons-react'
import { teamTexts } from 'shared/messages/it/team'
import { ButtonLink } from '../../ui/button-link.tsx'

export function BackToProjects() {
  return (
    <ButtonLink variant="subtle" size="small" to="/team/projects">
      <IconArrowLeft size={18} aria-hidden="true" />
      {teamTexts.project.back}
    </ButtonLink>
  )
}
