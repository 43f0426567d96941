import { Avatar, Badge, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { useAssignableMembers } from '../../lib/assignable-members.ts'
import { useIsManager } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { getFieldErrors, showErrorToast } from '../../ui/errors.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { MemberChoice } from './member-choice.tsx'
import { toggled } from './selection.ts'
import type { ProjectProps, TeamProject } from './team-project-screen.tsx'

const texts = teamTexts.assign

/** Replaces a project's members with the checked ones. Those it has stay until they are unchecked, suspended or not. */
export function AssignForm({ project, onClose }: { project: TeamProject; onClose: () => void }) {
  const [assigned] = useState(() => project.members.map(member => member.id))
  const [chosen, setChosen] = useState(() => new Set(assigned))
  const { query, members } = useAssignableMembers(assigned)
  const { team } = trpc.useUtils()
  const assign = trpc.team.projects.assign.useMutation({
    onSuccess: () => {
      showToast({ title: texts.ok })
      void team.projects.invalidate()
    },
    onError: error => showErrorToast(error, { text: getFieldErrors(error)?.memberIds ?? texts.failed }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    assign.mutate({ id: project.id, memberIds: [...chosen] }, { onSuccess: onClose })
  }
  return (
    <Stack component="form" gap="lg" onSubmit={submit}>
      <Text c="dimmed">{texts.text}</Text>
      <MemberChoice
        query={query}
        members={members}
        chosen={chosen}
        onToggle={id => setChosen(before => toggled(before, id))}
      />
      <FormActions busy={assign.isPending} disabled={!members} submit={texts.submit} onCancel={onClose} />
    </Stack>
  )
}

export function PeopleCard({ project }: ProjectProps) {
  return (
    <SectionCard title={teamTexts.projects.assigned}>
      {project.members.length === 0 && <Text c="dimmed">{teamTexts.projects.nobody}</Text>}
      <Stack component="ul" gap="sm">
        {project.members.map(({ id, fullName, avatarUrl, role, isSuspended }) => (
          <Group key={id} component="li" gap="sm">
            <Avatar size={34} color="violet" src={avatarUrl} name={fullName} aria-hidden="true" />
            <Text lh={1.35}>
              <b>{fullName}</b>
              <Text component="small" display="block" size="sm" c="dimmed">
                {role}
              </Text>
            </Text>
            {isSuspended && <Badge color="red">{teamTexts.members.suspended}</Badge>}
          </Group>
        ))}
      </Stack>
      {useIsManager() && (
        <DialogButton
          mt="md"
          dialog={modal => (
            <AppModal {...modal} title={texts.title}>
              <AssignForm project={project} onClose={modal.onClose} />
            </AppModal>
          )}
        >
          {texts.title}
        </DialogButton>
      )}
    </SectionCard>
  )
}
