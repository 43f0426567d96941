import { createFileRoute } from '@tanstack/react-router'
import { TodayScreen } from '../../../features/today/today-screen.tsx'
import { useHubSession } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/today')({
  loader: () => prefetchHub(() => [queries.team.today.ensureData()]),
  component: Today,
})

function Today() {
  const { member } = useHubSession()
  return <TodayScreen member={member} />
}
