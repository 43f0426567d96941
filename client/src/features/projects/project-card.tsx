import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { nextStepOf, stepsDone } from 'shared/projects/next-step'
import { urgencyColors } from 'shared/urgency/urgency'
import { PaidPageLink, useIsPaid } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { Still, type StillKind } from '../../ui/still.tsx'
import style from './projects-screen.module.css'
import { RenameButton } from './rename-button.tsx'
import { StatusBadge } from './status-badge.tsx'

const texts = dashboardTexts.projects

type Project = Outputs['dashboard']['projects']['list']['items'][number]

const kinds: StillKind[] = ['interview', 'product', 'interface', 'hotel', 'kinetic', 'vertical']

const stillOf = (id: string): StillKind =>
  kinds[Number.parseInt(id.slice(0, 4), 16) % kinds.length] ?? 'interview'

/** How far it is, and what waits for the client. */
function Progress({ projectId }: { projectId: string }) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  const label = useId()
  const steps = data?.steps ?? []
  const next = data && nextStepOf(steps, data)
  return (
    <div className={style.progress}>
      <p id={label} className={style.facts}>
        {data ? texts.progress(stepsDone(steps), steps.length) : dashboardTexts.loading}
      </p>
      <progress max={5} value={stepsDone(steps)} aria-labelledby={label} className="progress-bar" />
      {next ? (
        <Link to={`/dashboard/${next}`} search={{ project: projectId }} className={style.next}>
          {next === 'payment' && data.awaitsTransfer ? texts.transfer : texts.next[next]}
        </Link>
      ) : (
        <p className={style.next}>
          {data && (steps.at(-1)?.state === 'completed' ? texts.closed : texts.waiting)}
        </p>
      )}
      <PaidPageLink projectId={projectId} className={style.next} />
    </div>
  )
}

function Urgency({ urgency, status, deadline }: Project) {
  if (status === 'completed' || !deadline || urgency === 'low') return null
  return <Badge tone={urgencyColors[urgency]}>{texts.urgency[urgency]}</Badge>
}

/** The day of delivery, as on the status page; nothing once the project is completed. */
function DeliveryFact({ project: { id, status } }: { project: Project }) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId: id })
  if (!data || status === 'completed') return null
  return `${deliveryTexts.title(data.delivery)}: ${dateIt(data.delivery.day)} · `
}

type Props = { project: Project; onRemove: () => void }

export function ProjectCard({ project, onRemove }: Props) {
  const { id, title, description, updatedAt } = project
  const isPaid = useIsPaid(id)
  return (
    <li className={`panel ${style.card}`}>
      <Still kind={stillOf(id)} seed={id} className={style.still} framed />
      <div className={style.body}>
        <div className="cluster gap-6">
          <StatusBadge project={project} />
          <Urgency {...project} />
        </div>
        <h2 className={style.title}>
          <Link to="/dashboard/status" search={{ project: id }} className={`stretched-link ${style.open}`}>
            {title}
          </Link>
        </h2>
        {description && <p className="two-lines soft breaks">{description}</p>}
        <p className={style.facts}>
          <DeliveryFact project={project} />
          <RelativeTime moment={updatedAt} words={texts.updated} />
        </p>
        <Progress projectId={id} />
      </div>
      <div className={style.tools}>
        <RenameButton project={project} className={`icon-button quiet ${style.rename}`} />
        {!isPaid && <RemoveButton label={texts.deleteLabel(title)} onRemove={onRemove} />}
      </div>
    </li>
  )
}
