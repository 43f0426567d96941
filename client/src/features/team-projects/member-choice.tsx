import { Avatar, Group, Stack } from '@mantine/core'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { CheckField } from '../../ui/field.tsx'
import { QueryView } from '../../ui/query-view.tsx'

/** Members to whom work can be assigned: not suspended, not limited to accounting. Undefined until they are loaded. */
export function useAssignableMembers() {
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const members = query.data?.items.filter(member => !member.suspendedAt && !member.accountingOnly)
  return { query, members }
}

type Props = ReturnType<typeof useAssignableMembers> & {
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** Checkboxes of the members to whom work can be assigned. */
export const MemberChoice = ({ query, members = [], chosen, onToggle }: Props) => (
  <QueryView query={query} skeletonHeights={[28, 28, 28]} errorTitle={teamTexts.members.load}>
    {() => (
      <Stack gap="sm">
        {members.map(member => (
          <CheckField
            key={member.id}
            styles={{ body: { alignItems: 'center' } }}
            label={
              <Group component="span" gap="sm" wrap="nowrap">
                <Avatar
                  component="span"
                  size={34}
                  src={member.avatarUrl}
                  name={member.fullName}
                  aria-hidden="true"
                />
                <span>
                  {member.fullName} · {member.role}
                </span>
              </Group>
            }
            checked={chosen.has(member.id)}
            onChange={() => onToggle(member.id)}
          />
        ))}
      </Stack>
    )}
  </QueryView>
)
