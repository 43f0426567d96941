import { useState } from 'react'
import type { ProjectStatus } from 'shared/projects/status'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { columnOf, type Filters } from './filters.ts'
import { useSetStatus } from './use-set-status.ts'

export type BoardProject = Outputs['team']['projects']['list']['items'][number]
type Page = Outputs['team']['projects']['list']
type ColumnInput = ReturnType<typeof columnOf>

export function useColumn(filters: Filters, status: ProjectStatus) {
  return trpc.team.projects.list.useInfiniteQuery(columnOf(filters, status), cursorQueryOptions)
}

const without = (page: Page, id: string): Page => ({
  ...page,
  items: page.items.filter(item => item.id !== id),
  total: { ...page.total, count: page.total.count - 1 },
})

const withFirst = (page: Page, project: BoardProject): Page => ({
  ...page,
  items: [project, ...page.items],
  total: { ...page.total, count: page.total.count + 1 },
})

/** Moves projects between columns by an optimistic update, which is rolled back if the server refuses. */
export function useBoardMoves(filters: Filters) {
  const { list } = trpc.useUtils().team.projects
  const [movedId, setMovedId] = useState<string>()
  const { setStatus } = useSetStatus()

  const applyMove = (project: BoardProject, from: ColumnInput, to: ColumnInput, status: ProjectStatus) => {
    list.setInfiniteData(
      from,
      data => data && { ...data, pages: data.pages.map(page => without(page, project.id)) },
    )
    list.setInfiniteData(to, data => {
      const [first, ...rest] = data?.pages ?? []
      if (!data || !first) return data
      return { ...data, pages: [withFirst(first, { ...project, status }), ...rest] }
    })
  }
  const move = async (project: BoardProject, status: ProjectStatus) => {
    if (project.status === status) return
    const from = columnOf(filters, project.status as ProjectStatus)
    const to = columnOf(filters, status)
    await Promise.all([list.cancel(from), list.cancel(to)])
    const before = [list.getInfiniteData(from), list.getInfiniteData(to)] as const
    applyMove(project, from, to, status)
    setMovedId(project.id)
    setStatus(project, status, () => {
      list.setInfiniteData(from, before[0])
      list.setInfiniteData(to, before[1])
    })
  }
  return { move, movedId }
}

export type Move = (project: BoardProject, status: ProjectStatus) => void
