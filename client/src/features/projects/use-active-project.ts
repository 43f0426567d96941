import { useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { isProjectId } from './project-id.ts'

export type Active = { id: string; title?: string }

const PAGE = { limit: 100 }

export const useProjectList = () => trpc.dashboard.projects.list.useQuery(PAGE)

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

/** The project of the screen: the one the address names, else the newest, else one that is made now. */
export function useActiveProject(named: string | undefined) {
  const list = useProjectList()
  const items = list.data?.items
  const first = useFirstProject(!isProjectId(named) && items?.length === 0)
  const listed = isProjectId(named) ? items?.find(item => item.id === named) : items?.[0]
  const project: Active | undefined = listed ?? (isProjectId(named) ? { id: named } : first.data)
  const error = project ? null : (list.error ?? first.error)
  const retry = () => (first.error ? first.reset() : void list.refetch())
  return { project, error, retry }
}
