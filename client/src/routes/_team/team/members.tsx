import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '../../../features/team-members/members-screen.tsx'
import { useHubSession } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { couldBeManager } from '../../../lib/session.ts'

export const Route = createFileRoute('/_team/team/members')({
  loader: () =>
    prefetchHub(() => [
      queries.team.members.list.ensureData({ limit: 100 }),
      ...(couldBeManager() ? [queries.team.workload.ensureData()] : []),
    ]),
  component: Members,
})

function Members() {
  const { member } = useHubSession()
  return <MembersScreen isManager={member.isManager} />
}
