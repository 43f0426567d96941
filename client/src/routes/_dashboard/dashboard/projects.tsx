import { createFileRoute } from '@tanstack/react-router'
import { NoCompany } from '../../../features/company/no-company.tsx'
import { PROJECTS_PAGE, ProjectsScreen } from '../../../features/projects/projects-screen.tsx'
import { ensureFirstPage, prefetchDashboard, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/projects')({
  loader: () => prefetchDashboard(() => [ensureFirstPage(queries.dashboard.projects.list, PROJECTS_PAGE)]),
  component: () => <ProjectsScreen noCompany={<NoCompany />} />,
})
