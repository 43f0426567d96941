import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { filtersFrom } from '../../../features/team-projects/filters.ts'
import { TeamProjectsScreen } from '../../../features/team-projects/team-projects-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/projects')({
  validateSearch: filtersFrom,
  component: Projects,
})

function Projects() {
  const navigate = useNavigate()
  const session = useSession()
  const filters = Route.useSearch()
  if (session.state !== 'signed-in' || !session.member) return null
  return (
    <TeamProjectsScreen
      name={session.user.fullName}
      member={session.member}
      filters={filters}
      onFilters={search => void navigate({ to: '.', search, replace: true })}
    />
  )
}
