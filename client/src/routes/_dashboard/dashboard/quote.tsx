import { createFileRoute } from '@tanstack/react-router'
import { ofActiveProject } from '../../../features/projects/project-gate.tsx'
import { QuoteScreen } from '../../../features/quote/quote-screen.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/quote')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [queries.dashboard.quote.get.ensureData({ projectId })]),
  component: ofActiveProject(QuoteScreen),
})
