import { ActionIcon, Avatar, Box, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { shortDateIt } from 'shared/formats/date-it'
import { boardTexts, memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { type ProjectStatus, projectStatuses } from 'shared/projects/status'
import { statusBadge } from 'shared/projects/status-badge'
import { QueryView } from '../../ui/query-view.tsx'
import { UrgencyBadge } from './badges.tsx'
import style from './board.module.css'
import type { Filters } from './filters.ts'
import { type BoardProject, type Move, useBoardMoves, useColumn } from './use-board.ts'
import { confirmStatusChange } from './use-project-mutations.ts'

interface CardActions {
  move: Move
  /** Id of the project moved last, whose card gets the focus. */
  movedId: string | undefined
  onDrag: (project: BoardProject | undefined) => void
}

function MoveMenu({ project, move, movedId }: Omit<CardActions, 'onDrag'> & { project: BoardProject }) {
  const target = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved card is mounted anew in its column
  useEffect(() => {
    if (movedId === project.id) target.current?.focus()
  }, [])
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={target}
          size={32}
          radius="md"
          c="dimmed"
          className={style.move}
          aria-label={boardTexts.move(project.title)}
        >
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{boardTexts.moveTo}</Menu.Label>
        {projectStatuses
          .filter(status => status !== project.status)
          .map(status => (
            <Menu.Item key={status} onClick={() => move(project, status)}>
              {teamTexts.status[status]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function BoardCard({ project, actions }: { project: BoardProject; actions?: CardActions | undefined }) {
  const { id, title, clientCompany, clientName, deadline, members, urgency, status } = project
  const drag = actions && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', title)
      actions.onDrag(project)
    },
    onDragEnd: () => actions.onDrag(undefined),
  }
  return (
    <li className={`${style.card} ${actions ? style.movable : ''}`} {...drag}>
      <div className={style.cardHead}>
        <h3 className={style.title}>
          <Link
            to="/team/project/$projectId"
            params={{ projectId: id }}
            className="stretched-link"
            draggable={false}
          >
            {title}
          </Link>
        </h3>
        {actions && <MoveMenu project={project} move={actions.move} movedId={actions.movedId} />}
      </div>
      <Text size="sm" c="dimmed">
        {clientCompany ?? clientName}
      </Text>
      <div className={style.foot}>
        <UrgencyBadge urgency={urgency} status={status} />
        <span className={style.deadline}>
          {deadline ? shortDateIt(deadline) : teamTexts.projects.noDeadline}
        </span>
        <Group component="ul" ml="auto" gap={2} aria-label={teamTexts.projects.assigned}>
          {members.map(member => (
            <li key={member.id} title={memberTexts.named(member.fullName, member.isSuspended)}>
              <Avatar
                size={30}
                color="violet"
                src={member.avatarUrl}
                name={member.fullName}
                aria-hidden="true"
              />
              <span className="visually-hidden">
                {memberTexts.named(member.fullName, member.isSuspended)}
              </span>
            </li>
          ))}
        </Group>
      </div>
    </li>
  )
}

interface ColumnProps {
  status: ProjectStatus
  filters: Filters
  isManager: boolean
  move: Move
  movedId: string | undefined
  dragged: BoardProject | undefined
  onDrag: (project: BoardProject | undefined) => void
}

function useDropTarget({ status, move, dragged, onDrag }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const accepts = dragged !== undefined && dragged.status !== status
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!accepts) return
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
      if (dragged) move(dragged, status)
      onDrag(undefined)
    },
  }
  return { isOver: isOver && accepts, handlers }
}

function Column(props: ColumnProps) {
  const { status, filters, isManager, move, movedId, onDrag } = props
  const list = useColumn(filters, status)
  const { isOver, handlers } = useDropTarget(props)
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const actions = isManager ? { move, movedId, onDrag } : undefined
  const { label, color } = statusBadge('team', status)
  return (
    <section className={`${style.column} ${isOver ? style.over : ''}`} aria-label={label} {...handlers}>
      <h2 className={style.name}>
        <span className={style.dot} style={{ background: `var(--mantine-color-${color}-light-color)` }} />
        {label}
        {list.data && <span className={style.count}>{`${items.length}${list.hasNextPage ? '+' : ''}`}</span>}
      </h2>
      <QueryView query={list} skeletonHeights={[110, 110]} errorTitle={teamTexts.projects.load}>
        {() => (
          <Stack component="ul" gap={10}>
            {items.map(project => (
              <BoardCard key={project.id} project={project} actions={actions} />
            ))}
          </Stack>
        )}
      </QueryView>
      {list.data && items.length === 0 && (
        <Text c="dimmed" ta="center" py="lg" px={8}>
          {isOver ? boardTexts.dropHere : boardTexts.empty}
        </Text>
      )}
      {list.hasNextPage && (
        <Button
          variant="subtle"
          size="sm"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {boardTexts.more}
        </Button>
      )}
    </section>
  )
}

/** Shows a column of projects for each status; managers move projects between them. */
export function Board({ filters, isManager }: { filters: Filters; isManager: boolean }) {
  const { status: _, ...rest } = filters
  const moves = useBoardMoves(rest)
  const [dragged, onDrag] = useState<BoardProject>()
  const move: Move = (project, status) =>
    confirmStatusChange(project, status, () => void moves.move(project, status))
  return (
    <Box miw={0}>
      {isManager && (
        <Text c="dimmed" mb="sm">
          {boardTexts.hint}
        </Text>
      )}
      <div className={style.board}>
        {projectStatuses.map(status => (
          <Column
            key={status}
            status={status}
            filters={rest}
            isManager={isManager}
            move={move}
            movedId={moves.movedId}
            dragged={dragged}
            onDrag={onDrag}
          />
        ))}
      </div>
    </Box>
  )
}
