import type { ReactNode } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { teamTexts } from 'shared/messages/it/team'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BackToProjects } from './back-to-projects.tsx'

/** Refuses an address whose id is none before anything is asked for. */
export function ProjectOr({ id, children }: { id: string; children: ReactNode }) {
  if (isUuid(id)) return children
  return (
    <Screen title={teamTexts.projects.title} actions={<BackToProjects />}>
      <ErrorState title={teamTexts.project.badId} />
    </Screen>
  )
}
