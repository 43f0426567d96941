import { useSearch } from '@tanstack/react-router'
import { type CompanyCapability, capabilitiesOf } from 'shared/companies/hat'
import { PROJECT_LIST } from './prefetch.ts'
import { trpc } from './trpc.ts'

/**
 * Returns the company of the dashboard: that of the project in the address, else the active one of the session.
 * Undefined while it loads, and for a user without a company.
 */
export function useActiveCompany() {
  const { project } = useSearch({ strict: false })
  const companies = trpc.dashboard.company.mine.useQuery().data
  const projects = trpc.dashboard.projects.list.useQuery(PROJECT_LIST).data?.items
  const companyId = projects?.find(({ id }) => id === project)?.companyId
  return companies?.find(({ id }) => id === companyId) ?? companies?.[0]
}

/**
 * Returns what the user's hats open in a company, by default that of the dashboard. Until that is known, everything
 * counts as open: the server refuses what is not.
 */
export function useCan(companyId?: string): (capability: CompanyCapability) => boolean {
  const companies = trpc.dashboard.company.mine.useQuery()
  const active = useActiveCompany()
  const company = companyId ? companies.data?.find(({ id }) => id === companyId) : active
  const open = capabilitiesOf(company?.hats ?? [])
  return capability => !companies.isSuccess || open.has(capability)
}
