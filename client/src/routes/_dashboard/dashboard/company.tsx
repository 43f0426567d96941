import { createFileRoute } from '@tanstack/react-router'
import { CompanyScreen } from '../../../features/company/company-screen.tsx'
import { prefetchDashboard } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/company')({
  loader: () => prefetchDashboard(),
  component: CompanyScreen,
})
