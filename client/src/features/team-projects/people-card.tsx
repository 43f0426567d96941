import { Avatar, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { workloadTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { CheckField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { ProjectProps, TeamProject } from './team-project-screen.tsx'
import { useProjectMutations } from './use-project-mutations.ts'

const texts = teamTexts.assign

/** What a member has to do already. Renders nothing while it is not known. */
function WorkLine({ work }: { work: Outputs['team']['workload'][number] | undefined }) {
  if (!work) return null
  const { openProjects, lateProjects, dueProjects, phases } = work
  return (
    <Text component="small" display="block" size="sm" c="dimmed">
      {workloadTexts.open(openProjects)}
      {lateProjects > 0 && (
        <>
          {' · '}
          <Text span inherit c="var(--danger)" fw={600}>
            {workloadTexts.late(lateProjects)}
          </Text>
        </>
      )}
      {dueProjects > 0 && ` · ${workloadTexts.due(dueProjects)}`}
      {phases > 0 && ` · ${workloadTexts.phases(phases)}`}
    </Text>
  )
}

/** Replaces a project's members with the checked ones. Suspended members cannot be checked. */
function AssignForm({ project, onClose }: { project: TeamProject; onClose: () => void }) {
  const [chosen, setChosen] = useState(() => new Set(project.members.map(member => member.id)))
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const workload = trpc.team.workload.useQuery()
  const { assign } = useProjectMutations()
  const active = query.data?.items.filter(member => !member.suspendedAt && !member.accountingOnly) ?? []
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const memberIds = active.map(member => member.id).filter(id => chosen.has(id))
    assign.mutate({ id: project.id, memberIds }, { onSuccess: onClose })
  }
  return (
    <Stack component="form" gap="lg" onSubmit={submit}>
      <Text c="dimmed">{texts.text}</Text>
      <QueryView query={query} skeletonHeights={[28, 28, 28]} errorTitle={teamTexts.members.load}>
        {() => (
          <Stack gap="sm">
            {active.map(member => (
              <CheckField
                key={member.id}
                styles={{ body: { alignItems: 'center' } }}
                label={
                  <Group component="span" gap="sm" wrap="nowrap">
                    <Avatar
                      component="span"
                      size={34}
                      color="violet"
                      src={member.avatarUrl}
                      name={member.fullName}
                      aria-hidden="true"
                    />
                    <span>
                      {member.fullName} · {member.role}
                      <WorkLine work={workload.data?.find(({ memberId }) => memberId === member.id)} />
                    </span>
                  </Group>
                }
                checked={chosen.has(member.id)}
                onChange={() => toggle(member.id)}
              />
            ))}
          </Stack>
        )}
      </QueryView>
      <FormActions busy={assign.isPending} disabled={!query.data} submit={texts.submit} onCancel={onClose} />
    </Stack>
  )
}

export function PeopleCard({ project, isManager }: ProjectProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <SectionCard title={teamTexts.projects.assigned}>
      {project.members.length === 0 && <Text c="dimmed">{teamTexts.projects.nobody}</Text>}
      <Stack component="ul" gap="sm">
        {project.members.map(member => (
          <Group key={member.id} component="li" gap="sm">
            <Avatar
              size={34}
              color="violet"
              src={member.avatarUrl}
              name={member.fullName}
              aria-hidden="true"
            />
            <Text lh={1.35}>
              <b>{member.fullName}</b>
              <Text component="small" display="block" size="sm" c="dimmed">
                {member.role}
              </Text>
            </Text>
            {member.isSuspended && <Badge color="red">{teamTexts.members.suspended}</Badge>}
          </Group>
        ))}
      </Stack>
      {isManager && (
        <>
          <Button variant="default" size="sm" mt="md" onClick={open}>
            {texts.title}
          </Button>
          <AppModal opened={opened} onClose={close} title={texts.title}>
            <AssignForm project={project} onClose={close} />
          </AppModal>
        </>
      )}
    </SectionCard>
  )
}
