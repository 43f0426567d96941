import { Avatar, Group, Stack, Text } from '@mantine/core'
import { memberTexts } from 'shared/messages/it/members'
import { workloadTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import type { useAssignableMembers } from '../../lib/assignable-members.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { CheckField } from '../../ui/field.tsx'
import { QueryView } from '../../ui/query-view.tsx'

type Props = ReturnType<typeof useAssignableMembers> & {
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** Workload of a member. Renders nothing if it is unknown. */
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

/** Checkboxes of the members to whom work can be assigned, each with what they have to do already. */
export function MemberChoice({ query, members = [], chosen, onToggle }: Props) {
  const workload = trpc.team.workload.useQuery()
  // Lines that arrived later would move the boxes under the pointer.
  const loaded = workload.isPending ? { ...query, data: undefined } : query
  return (
    <QueryView query={loaded} skeletonHeights={[28, 28, 28]} errorTitle={teamTexts.members.load}>
      {() => (
        <Stack gap="sm">
          {members.map(({ id, fullName, avatarUrl, role, suspendedAt }) => (
            <CheckField
              key={id}
              styles={{ body: { alignItems: 'center' } }}
              label={
                <Group component="span" gap="sm" wrap="nowrap">
                  <Avatar component="span" size={34} src={avatarUrl} name={fullName} aria-hidden="true" />
                  <span>
                    {memberTexts.named(fullName, suspendedAt !== null)} · {role}
                    <WorkLine work={workload.data?.find(({ memberId }) => memberId === id)} />
                  </span>
                </Group>
              }
              checked={chosen.has(id)}
              onChange={() => onToggle(id)}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}
