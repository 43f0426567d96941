import { trpc } from './trpc.ts'

/**
 * Members who can be given work: not suspended, not limited to accounting. Those of `assigned` have it already and stay
 * among them. Undefined until they are loaded.
 */
export function useAssignableMembers(assigned: readonly (string | undefined)[] = []) {
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const members = query.data?.items.filter(
    ({ id, suspendedAt, accountingOnly }) => (!suspendedAt && !accountingOnly) || assigned.includes(id),
  )
  return { query, members }
}
