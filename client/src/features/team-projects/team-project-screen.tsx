import type { ReactNode } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appCodeOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import columns from '../../ui/side-column.module.css'
import { BackToProjects } from './back-to-projects.tsx'
import { BriefCard } from './brief-card.tsx'
import { ClientCard } from './client-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MaterialsCard } from './materials-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { ReferencesCard } from './references-card.tsx'
import { RenameButton } from './rename-button.tsx'
import { StateCard } from './state-card.tsx'

const texts = teamTexts.project

export type TeamProject = Outputs['team']['projects']['get']
export type Part = { project: TeamProject; isManager: boolean }

function Parts({ project, isManager, children }: Part & { children: ReactNode }) {
  return (
    <div className={columns.grid}>
      <div className="stack shrinkable gap-24">
        {children}
        <BriefCard brief={project.brief} title={teamTexts.briefing.title} none={texts.noBriefing} />
        <ReferencesCard projectId={project.id} />
        <MaterialsCard projectId={project.id} />
        <FactsCard project={project} />
        <HistoryCard history={project.history} />
      </div>
      <div className="stack shrinkable gap-24">
        <StateCard project={project} isManager={isManager} />
        <PeopleCard project={project} isManager={isManager} />
        <ClientCard project={project} />
      </div>
    </div>
  )
}

type Props = {
  id: string
  isManager: boolean
  /** What other features show of it. */
  children: ReactNode
}

/** One project as the team works on it. */
export function TeamProjectScreen({ id, isManager, children }: Props) {
  const query = trpc.team.projects.get.useQuery({ id })
  const missing = appCodeOf(query.error) === 'NOT_FOUND'
  const briefing = (
    <ButtonLink to="/team/project/$projectId/briefing" params={{ projectId: id }}>
      {texts.briefing}
    </ButtonLink>
  )
  return (
    <Screen
      wide
      title={query.data?.title ?? teamTexts.projects.title}
      actions={
        <>
          <BackToProjects />
          {isManager && query.data && <RenameButton project={query.data} />}
          {query.data?.brief && briefing}
        </>
      }
    >
      <QueryView
        query={query}
        skeletonHeights={[180, 240, 160]}
        errorTitle={missing ? texts.missing : teamTexts.projects.load}
      >
        {project => (
          <Parts project={project} isManager={isManager}>
            {children}
          </Parts>
        )}
      </QueryView>
    </Screen>
  )
}
