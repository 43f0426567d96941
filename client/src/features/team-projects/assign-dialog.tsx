import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { useAssignableMembers } from '../../lib/assignable-members.ts'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { getFieldErrors, showErrorToast } from '../../ui/errors.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { MemberChoice } from './member-choice.tsx'
import { toggled } from './selection.ts'
import type { TeamProject } from './team-project-screen.tsx'

const texts = teamTexts.assign

type Props = { project: TeamProject; onClose: () => void }

/** Assigns the checked members of a project. Those it has stay until they are unchecked, suspended or not. */
export function AssignForm({ project, onClose }: Props) {
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
    assign.mutate({ id: project.id, from: assigned, memberIds: [...chosen] }, { onSuccess: onClose })
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

export default function AssignDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.title}>
      <AssignForm {...props} />
    </AppModal>
  )
}
