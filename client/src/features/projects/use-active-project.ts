import { useNavigate } from '@tanstack/react-router'
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

/** Finds the project of the address in the list or, where the list is stale or longer than a page, by a query of its own. */
export function useNamedProject(named: string | undefined) {
  const list = trpc.dashboard.projects.list.useQuery(PROJECT_LIST)
  const listed = list.data?.items.find(item => item.id === named)
  const isUnlisted = isUuid(named) && list.isSuccess && !listed
  const single = trpc.dashboard.projects.get.useQuery({ id: named ?? '' }, { enabled: isUnlisted })
  const isMissing = isUnlisted && appCodeOf(single.error) === 'NOT_FOUND'
  return { list, project: listed ?? single.data, isMissing }
}

/** Returns the project of the address, else the newest, else one that is created now. */
export function useActiveProject(named: string | undefined) {
  const { list, project: found, isMissing } = useNamedProject(named)
  const items = list.data?.items
  const first = useFirstProject(!isUuid(named) && items?.length === 0)
  const project: Active | undefined = isUuid(named) ? (found ?? { id: named }) : (items?.[0] ?? first.data)
  const error = project ? null : (list.error ?? first.error)
  const retry = () => (first.error ? first.reset() : void list.refetch())
  return { project: isMissing ? undefined : project, error, retry }
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
