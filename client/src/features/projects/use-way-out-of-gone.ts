import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNamedProject } from './use-active-project.ts'

/** Who follows a link to a project that is gone, or another's, is led to the list, which says why; the id stays behind. */
export function useWayOutOfGone(named: string | undefined): void {
  const navigate = useNavigate()
  const { isGone } = useNamedProject(named)
  useEffect(() => {
    if (!isGone) return
    void navigate({
      to: '/dashboard/projects',
      search: { project: undefined },
      state: { projectGone: true },
      replace: true,
    })
  }, [navigate, isGone])
}
