import { Box, Group, Menu, Stack, Text, Title } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { boardTexts } from 'shared/messages/it/members'
import { uiTexts } from 'shared/messages/it/screens'
import { teamTexts } from 'shared/messages/it/team'
import { type ProjectStatus, projectStatuses } from 'shared/projects/status'
import { statusBadge } from 'shared/projects/status-badge'
import { useIsManager } from '../../lib/hub-session.ts'
import { IconButton, QuietButton } from '../../ui/action-buttons.tsx'
import { loadMore, QueryView } from '../../ui/query-view.tsx'
import { Note } from '../../ui/section-card.tsx'
import style from './board.module.css'
import type { Filters } from './filters.ts'
import { PaymentState, ProjectDeadline, ProjectPeople, ProjectTitle } from './project-facts.tsx'
import { type BoardProject, type Move, useBoardMoves, useColumn } from './use-board.ts'
import { confirmStatusChange } from './use-set-status.ts'

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
        <IconButton
          label={boardTexts.move(project.title)}
          icon={IconDots}
          ref={target}
          size={32}
          radius="md"
          c="dimmed"
          className={style.move}
        />
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
  const { title, clientCompany, clientName } = project
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
      <Group align="start" wrap="nowrap" gap={6}>
        <Box flex={1} miw={0}>
          <ProjectTitle project={project} inCard />
        </Box>
        {actions && <MoveMenu project={project} move={actions.move} movedId={actions.movedId} />}
      </Group>
      <Note>{clientCompany ?? clientName}</Note>
      <Group gap="6px 10px" mt={8} fz="0.8125rem">
        <ProjectDeadline project={project} />
        <PaymentState payment={project.payment} />
        <Box ml="auto">
          <ProjectPeople members={project.members} size={32} maxFaces={3} />
        </Box>
      </Group>
    </li>
  )
}

interface ColumnProps {
  status: ProjectStatus
  filters: Filters
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
  const { status, filters, move, movedId, onDrag } = props
  const list = useColumn(filters, status)
  const { isOver, handlers } = useDropTarget(props)
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const total = list.data?.pages[0]?.total
  const actions = useIsManager() ? { move, movedId, onDrag } : undefined
  const { label, color } = statusBadge('team', status)
  return (
    <section className={`${style.column} ${isOver ? style.over : ''}`} aria-label={label} {...handlers}>
      <Group gap={10} px={4}>
        <Box w={10} h={10} bdrs="50%" bg={`var(--mantine-color-${color}-light-color)`} />
        <Title order={2} ff="text" fz="1rem" lh={1.3}>
          {label}
        </Title>
        {list.data && (
          <Text span ml="auto" c="dimmed" className="tabular">
            {total && (total.isExact ? total.count : boardTexts.many)}
          </Text>
        )}
      </Group>
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
        <QuietButton
          loading={list.isFetchingNextPage}
          onClick={() => void loadMore(list, teamTexts.projects.load)}
        >
          {uiTexts.more}
        </QuietButton>
      )}
    </section>
  )
}

/** Shows a column of projects for each status; managers move projects between them. */
export function Board({ filters }: { filters: Filters }) {
  const { status: _, ...rest } = filters
  const moves = useBoardMoves(rest)
  const [dragged, onDrag] = useState<BoardProject>()
  const move: Move = (project, status) =>
    confirmStatusChange(project, status, () => void moves.move(project, status))
  return (
    <Box miw={0}>
      {useIsManager() && (
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
