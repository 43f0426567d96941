import { useEffect } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { PROJECT_LIST } from '../../lib/prefetch.ts'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf } from '../../ui/failure.ts'

export type Active = { id: string; title?: string }

const useProjectList = () => trpc.dashboard.projects.list.useQuery(PROJECT_LIST)

/** Makes the person's first project, once, on the screens that need one. */
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

/** The project that the address names, from the list or, where that is older or longer than one page, by itself. */
export function useNamedProject(named: string | undefined) {
  const list = useProjectList()
  const listed = list.data?.items.find(item => item.id === named)
  const isUnlisted = isUuid(named) && list.isSuccess && !listed
  const alone = trpc.dashboard.projects.get.useQuery({ id: named ?? '' }, { enabled: isUnlisted })
  const isGone = isUnlisted && appCodeOf(alone.error) === 'NOT_FOUND'
  return { list, project: listed ?? alone.data, isGone }
}

/** The project of the screen: the one the address names, else the newest, else one that is made now. */
export function useActiveProject(named: string | undefined) {
  const { list, project: found, isGone } = useNamedProject(named)
  const items = list.data?.items
  const first = useFirstProject(!isUuid(named) && items?.length === 0)
  const project: Active | undefined = isUuid(named) ? (found ?? { id: named }) : (items?.[0] ?? first.data)
  const error = project ? null : (list.error ?? first.error)
  const retry = () => (first.error ? first.reset() : void list.refetch())
  return { project: isGone ? undefined : project, error, retry }
}
