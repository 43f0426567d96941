import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { PROJECT_LIST } from '../../lib/prefetch.ts'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf } from '../../ui/errors.ts'

export type Active = { id: string; title?: string }

/** Creates the client's first project, once, on the screens that need one. */
function useFirstProject(needed: boolean) {
  const utils = trpc.useUtils()
  const ensure = trpc.dashboard.projects.ensure.useMutation({
    onSuccess: () => utils.dashboard.projects.list.invalidate(),
  })
  const { mutate, isIdle } = ensure
  useEffect(() => {
    if (needed && isIdle) mutate()
  }, [needed, isIdle, mutate])
  return ensure
}

/**
 * Finds the project of the address in the list or, where the list is stale or longer than a page, by a query of its
 * own.
 */
export function useNamedProject(named: string | undefined) {
  const list = trpc.dashboard.projects.list.useQuery(PROJECT_LIST)
  const listed = list.data?.items.find(item => item.id === named)
  const isUnlisted = isUuid(named) && list.isSuccess && !listed
  const single = trpc.dashboard.projects.get.useQuery({ id: named ?? '' }, { enabled: isUnlisted })
  const isMissing = isUnlisted && appCodeOf(single.error) === 'NOT_FOUND'
  return { list, project: listed ?? single.data, isMissing }
}

/**
 * Returns the project of the address, else the newest of the active company, else the newest, else one that is created
 * now.
 */
export function useActiveProject(named: string | undefined) {
  const { list, project: found, isMissing } = useNamedProject(named)
  const companies = trpc.dashboard.company.mine.useQuery()
  const items = list.data?.items
  const hasSeveral = items?.some(({ companyId }) => companyId !== items[0]?.companyId)
  const newest = items?.find(({ companyId }) => companyId === companies.data?.[0]?.id) ?? items?.[0]
  const first = useFirstProject(!isUuid(named) && items?.length === 0)
  const project: Active | undefined = isUuid(named)
    ? (found ?? { id: named })
    : hasSeveral && companies.isPending
      ? undefined
      : (newest ?? first.data)
  const error = project ? null : (list.error ?? first.error)
  const retry = () => (first.error ? first.reset() : void list.refetch())
  return { project: isMissing ? undefined : project, error, retry }
}

/** Makes the company of the project in the address the active one of the session. */
export function useActiveCompanySwitch(): void {
  const { project: named } = useSearch({ strict: false })
  const { project } = useNamedProject(named)
  const { dashboard } = trpc.useUtils()
  const active = trpc.dashboard.company.mine.useQuery().data?.[0]?.id
  const companyId = project?.companyId
  const { mutate } = trpc.dashboard.company.switch.useMutation({
    onSuccess: () => dashboard.company.mine.invalidate(),
  })
  useEffect(() => {
    if (companyId && active && companyId !== active) mutate({ companyId })
  }, [companyId, active, mutate])
}

/** Redirects from a project that was removed or belongs to somebody else to the list, which shows why. */
export function useRedirectMissingProject(named: string | undefined): void {
  const navigate = useNavigate()
  const { isMissing } = useNamedProject(named)
  useEffect(() => {
    if (!isMissing) return
    void navigate({
      to: '/dashboard/projects',
      search: { project: undefined },
      state: { projectGone: true },
      replace: true,
    })
  }, [navigate, isMissing])
}
