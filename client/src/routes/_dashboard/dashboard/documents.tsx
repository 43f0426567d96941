import { createFileRoute } from '@tanstack/react-router'
import { DocumentsScreen } from '../../../features/orders/documents-screen.tsx'
import { ensureFirstPage, prefetchDashboard, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/documents')({
  loader: () => prefetchDashboard(() => [ensureFirstPage(queries.dashboard.documents.list, {})]),
  component: DocumentsScreen,
})
