import { Link } from '@tanstack/react-router'
import { type DragEvent, useEffect, useRef } from 'react'
import { shortDateIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { Avatar } from '../../ui/avatar.tsx'
import { useLatePart } from '../../ui/late-part.tsx'
import { UrgencyBadge } from './badges.tsx'
import style from './board.module.css'
import { MoveButton } from './move-button.tsx'
import type { BoardProject, Move } from './use-board.ts'

const loadMenu = () => import('./move-menu.tsx')

type Acts = {
  move: Move
  /** The project that was moved last: the focus goes with it. */
  movedId: string | undefined
  onDrag: (project: BoardProject | undefined) => void
}

function MoveMenu({ project, move, movedId }: Pick<Acts, 'move' | 'movedId'> & { project: BoardProject }) {
  const target = useRef<HTMLButtonElement>(null)
  // It has come into its new column this moment, because it was moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card appears
  useEffect(() => {
    if (movedId === project.id) target.current?.focus()
  }, [])
  const { Component: Menu, triggerProps } = useLatePart(loadMenu)
  return Menu ? (
    <Menu project={project} move={move} />
  ) : (
    <MoveButton ref={target} project={project.title} {...triggerProps} />
  )
}

/** A project on the board; managers drag it or use its menu. */
export function BoardCard({ project, acts }: { project: BoardProject; acts?: Acts | undefined }) {
  const { id, title, clientCompany, clientName, deadline, members, urgency, status } = project
  const drag = acts && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', title)
      acts.onDrag(project)
    },
    onDragEnd: () => acts.onDrag(undefined),
  }
  return (
    <li className={`${style.card} ${acts ? style.movable : ''}`} {...drag}>
      <div className={style.cardHead}>
        <h3 className={style.title}>
          <Link
            to="/team/project/$projectId"
            params={{ projectId: id }}
            className={`stretched-link ${style.open}`}
            draggable={false}
          >
            {title}
          </Link>
        </h3>
        {acts && <MoveMenu project={project} move={acts.move} movedId={acts.movedId} />}
      </div>
      <p className="hint">{clientCompany ?? clientName}</p>
      <div className={style.foot}>
        <UrgencyBadge urgency={urgency} status={status} />
        <span className={style.deadline}>
          {deadline ? shortDateIt(deadline) : teamTexts.projects.noDeadline}
        </span>
        <ul className={style.faces} aria-label={teamTexts.projects.assigned}>
          {members.map(member => (
            <li key={member.id} title={memberTexts.named(member.fullName, member.isSuspended)}>
              <Avatar name={member.fullName} url={member.avatarUrl} />
              <span className="visually-hidden">
                {memberTexts.named(member.fullName, member.isSuspended)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
