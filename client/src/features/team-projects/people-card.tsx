import { Avatar, Badge, Group, Stack, Text } from '@mantine/core'
import { teamTexts } from 'shared/messages/it/team'
import { useIsManager } from '../../lib/hub-session.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { ProjectProps } from './team-project-screen.tsx'

const AssignDialog = lazyComponent(() => import('./assign-dialog.tsx'))

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
        <DialogButton mt="md" dialog={modal => <AssignDialog {...modal} project={project} />}>
          {teamTexts.assign.title}
        </DialogButton>
      )}
    </SectionCard>
  )
}
