import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import type { Outputs } from '../../trpc.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Still, type StillKind } from '../../ui/still.tsx'
import style from './projects-screen.module.css'
import { StatusBadge } from './status-badge.tsx'

const texts = dashboardTexts.projects

type Project = Outputs['dashboard']['projects']['list']['items'][number]

const kinds: StillKind[] = ['interview', 'product', 'interface', 'hotel', 'kinetic', 'vertical']

const stillOf = (id: string): StillKind =>
  kinds[Number.parseInt(id.slice(0, 4), 16) % kinds.length] ?? 'interview'

export function ProjectCard({ project, onRemove }: { project: Project; onRemove: () => void }) {
  const { id, title, description, status, deadline, updatedAt } = project
  return (
    <li className={style.card}>
      <Still kind={stillOf(id)} seed={id} className={style.still} framed />
      <div className={style.body}>
        <StatusBadge status={status} />
        <h2 className={style.title}>
          <Link to="/dashboard/status" search={{ project: id }} className={style.open}>
            {title}
          </Link>
        </h2>
        {description && <p className={style.description}>{description}</p>}
        <p className={style.facts}>
          {deadline ? texts.deadline(dateIt(deadline)) : texts.noDeadline}
          {' · '}
          <RelativeTime moment={updatedAt} words={texts.updated} />
        </p>
      </div>
      <button type="button" className={style.remove} aria-label={texts.deleteLabel(title)} onClick={onRemove}>
        <IconTrash size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
