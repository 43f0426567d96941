import { createFileRoute } from '@tanstack/react-router'
import { PROJECTS_PAGE, ProjectsScreen } from '../../../features/projects/projects-screen.tsx'
import { ensureFirstPage, prefetchDashboard, queries } from '../../../lib/prefetch.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

const NoCompany = lazyComponent(() => import('../../../features/company/no-company.tsx'))

export const Route = createFileRoute('/_dashboard/dashboard/projects')({
  loader: () => prefetchDashboard(() => [ensureFirstPage(queries.dashboard.projects.list, PROJECTS_PAGE)]),
  component: () => <ProjectsScreen noCompany={<NoCompany />} />,
})
