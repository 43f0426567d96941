import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { auditActions } from 'shared/messages/it/acts'
import { clientTexts } from 'shared/messages/it/clients'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { materialTexts } from 'shared/messages/it/materials'
import { renameTexts } from 'shared/messages/it/project-titles'
import { teamTexts } from 'shared/messages/it/team'
import { useIsManager } from '../../lib/hub-session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { appCodeOf } from '../../ui/errors.ts'
import { HistoryCard } from '../../ui/history-card.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LinkedFolder } from '../../ui/linked-folder.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StoredFile } from '../../ui/stored-file.tsx'
import { BriefCard } from './brief-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { BackToProjects } from './project-id-guard.tsx'
import { ReferencesCard } from './references-card.tsx'
import { StateCard } from './state-card.tsx'

const RenameDialog = lazyComponent(() => import('../../ui/rename-dialog.tsx'))

const texts = teamTexts.project

export type TeamProject = Outputs['team']['projects']['get']

export type ProjectProps = { project: TeamProject }

/** Names the client; only managers get the contacts. */
function ClientCard({ project: { companyId, client } }: ProjectProps) {
  const labels = dashboardTexts.profile
  const { fullName, company, email, phone, website } = client
  const facts = [
    { name: labels.fullName, value: fullName },
    { name: labels.company, value: company },
    { name: labels.email, value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
    {
      name: labels.phone,
      value: phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>,
    },
    {
      name: labels.website,
      value: website && (
        <Anchor href={website} target="_blank" rel="noreferrer">
          {website}
        </Anchor>
      ),
    },
  ]
  return (
    <SectionCard title={texts.client}>
      <DescriptionList facts={facts} />
      {useIsManager() && (
        <LinkButton variant="default" size="sm" mt="md" to="/team/client/$companyId" params={{ companyId }}>
          {clientTexts.open}
        </LinkButton>
      )}
    </SectionCard>
  )
}

type Materials = Outputs['team']['materials']

function MaterialList({ files, folders }: { files: Materials['list']; folders: Materials['links'] }) {
  if (files.length + folders.length === 0) return <Text c="dimmed">{materialTexts.team.empty}</Text>
  return (
    <ul>
      {folders.map(folder => (
        <LinkedFolder key={folder.id} folder={folder} />
      ))}
      {files.map(file => (
        <StoredFile key={file.id} file={file} />
      ))}
    </ul>
  )
}

function MaterialsCard({ projectId }: { projectId: string }) {
  const files = trpc.team.materials.list.useQuery({ projectId })
  const folders = trpc.team.materials.links.useQuery({ projectId })
  return (
    <SectionCard title={materialTexts.team.title}>
      <QueryView query={files} skeletonHeights={[56, 56]} errorTitle={materialTexts.load}>
        {storedFiles => (
          <QueryView query={folders} skeletonHeights={[56]} errorTitle={materialTexts.links.load}>
            {linkedFolders => <MaterialList files={storedFiles} folders={linkedFolders} />}
          </QueryView>
        )}
      </QueryView>
    </SectionCard>
  )
}

/** Returns what was done and, if the event names one, to which version. */
const describeEvent = ({ action, detail: { versionName } }: TeamProject['history'][number]): string =>
  typeof versionName === 'string'
    ? `${auditActions[action].text}: «${versionName}»`
    : auditActions[action].text

function RenameButton({ project }: { project: { id: string; title: string } }) {
  const { team } = trpc.useUtils()
  const rename = trpc.team.projects.rename.useMutation({ onSuccess: () => team.projects.invalidate() })
  return (
    <DialogButton
      dialog={modal => <RenameDialog {...modal} project={project} onRename={rename.mutateAsync} />}
    >
      {renameTexts.open}
    </DialogButton>
  )
}

interface Props {
  id: string
  /** Cards of other features. */
  children: ReactNode
}

export function TeamProjectScreen({ id, children }: Props) {
  const isManager = useIsManager()
  const query = trpc.team.projects.get.useQuery({ id })
  const isMissing = appCodeOf(query.error) === 'NOT_FOUND'
  return (
    <Screen
      wide
      title={query.data?.title ?? teamTexts.projects.title}
      actions={
        <>
          <BackToProjects />
          {isManager && query.data && <RenameButton project={query.data} />}
          {query.data && (query.data.brief || isManager) && (
            <LinkButton to="/team/project/$projectId/briefing" params={{ projectId: id }}>
              {query.data.brief ? texts.briefing : texts.writeBriefing}
            </LinkButton>
          )}
        </>
      }
    >
      <QueryView
        query={query}
        skeletonHeights={[180, 240, 160]}
        errorTitle={isMissing ? texts.missing : teamTexts.projects.load}
      >
        {project => (
          <div className="columns wide-side side-first gap-24">
            <Stack miw={0}>
              <StateCard project={project} />
              <PeopleCard project={project} />
              <ClientCard project={project} />
            </Stack>
            <Stack miw={0}>
              {children}
              <BriefCard brief={project.brief} title={teamTexts.briefing.title} none={texts.noBriefing} />
              <ReferencesCard projectId={project.id} />
              <MaterialsCard projectId={project.id} />
              <FactsCard project={project} />
              <HistoryCard history={project.history} describe={describeEvent} />
            </Stack>
          </div>
        )}
      </QueryView>
    </Screen>
  )
}
