import { type DragEvent, useState } from 'react'
import { boardTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { type ProjectStatus, projectStatuses } from 'shared/projects/status'
import { statusBadge } from 'shared/projects/status-badge'
import { Button } from '../../ui/button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import style from './board.module.css'
import { BoardCard } from './board-card.tsx'
import type { Filters } from './filters.ts'
import { useAskedStatus } from './use-asked-status.tsx'
import { type BoardProject, type Move, useColumn, useMoving } from './use-board.ts'

type Dragging = { project: BoardProject | undefined; onDrag: (project: BoardProject | undefined) => void }

type ColumnProps = {
  status: ProjectStatus
  filters: Filters
  isManager: boolean
  move: Move
  movedId: string | undefined
  dragging: Dragging
}

function useDropping({ status, move, dragging: { project, onDrag } }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const takes = project !== undefined && project.status !== status
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!takes) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setIsOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      if (project) move(project, status)
      onDrag(undefined)
    },
  }
  return { isOver: isOver && takes, handlers }
}

function Column(props: ColumnProps) {
  const { status, filters, isManager, move, movedId, dragging } = props
  const list = useColumn(filters, status)
  const { isOver, handlers } = useDropping(props)
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const acts = isManager ? { move, movedId, onDrag: dragging.onDrag } : undefined
  const { label, color } = statusBadge('team', status)
  return (
    <section className={`${style.column} ${isOver ? style.over : ''}`} aria-label={label} {...handlers}>
      <h2 className={style.name} data-tone={color}>
        {label}
        {list.data && <span className={style.count}>{`${items.length}${list.hasNextPage ? '+' : ''}`}</span>}
      </h2>
      <QueryView query={list} skeletonHeights={[110, 110]} errorTitle={teamTexts.projects.load}>
        {() => (
          <ul className="stack gap-10">
            {items.map(project => (
              <BoardCard key={project.id} project={project} acts={acts} />
            ))}
          </ul>
        )}
      </QueryView>
      {list.data && items.length === 0 && (
        <p className={style.empty}>{isOver ? boardTexts.dropHere : boardTexts.empty}</p>
      )}
      {list.hasNextPage && (
        <Button
          variant="subtle"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {boardTexts.more}
        </Button>
      )}
    </section>
  )
}

/** The projects in a column for each status; managers move them, others look on. */
export function Board({ filters, isManager }: { filters: Filters; isManager: boolean }) {
  const { status: _, ...rest } = filters
  const moving = useMoving(rest)
  const { change: move, question } = useAskedStatus<BoardProject>(
    (project, status) => void moving.move(project, status),
  )
  const [project, onDrag] = useState<BoardProject>()
  return (
    <div className="shrinkable">
      {isManager && <p className={style.hint}>{boardTexts.hint}</p>}
      <div className={style.board}>
        {projectStatuses.map(status => (
          <Column
            key={status}
            {...{ status, isManager, move }}
            movedId={moving.movedId}
            filters={rest}
            dragging={{ project, onDrag }}
          />
        ))}
      </div>
      {question}
    </div>
  )
}
