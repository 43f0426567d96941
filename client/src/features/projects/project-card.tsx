import { Badge, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { companyTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { renameTexts } from 'shared/messages/it/project-titles'
import { statusBadge } from 'shared/projects/status-badge'
import { nextStepOf, stepsDone } from 'shared/projects/steps'
import { isOverdue, urgencyColors } from 'shared/timeline/deadlines'
import { useCan } from '../../lib/capabilities.ts'
import { capabilityOfAct } from '../../lib/dashboard-pages.ts'
import { PaidPageLink, useIsPaid } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { IconButton, RemoveButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SceneIllustration, type StillKind } from '../../ui/scene-illustration.tsx'
import { Note } from '../../ui/section-card.tsx'
import { useNow } from '../../ui/use-now.ts'
import style from './projects-screen.module.css'

const RenameDialog = lazyComponent(() => import('../../ui/rename-dialog.tsx'))

const { briefGiven, loading, projects: texts } = dashboardTexts
const { closed, colleague, next: acts } = dashboardTexts.statusPage

type Project = Outputs['dashboard']['projects']['list']['items'][number]

type Status = Outputs['dashboard']['status']['get'] | undefined

/** Shows the status; once the brief is given, its text replaces the specified 'Brief in corso'. */
function StatusBadge({ project, data }: { project: Project; data: Status }) {
  const isDone = (code: string) => data?.steps.find(step => step.code === code)?.state === 'completed'
  const { label, color } = statusBadge('dashboard', project.status)
  const isGiven = project.status === 'briefing' && isDone('brief')
  return <Badge color={color}>{isGiven ? briefGiven[isDone('payment') ? 'paid' : 'open'] : label}</Badge>
}

/** Renames a project of the client in a dialog; everything that shows its title is fetched again. */
function RenameButton({ project }: { project: Project }) {
  const [opened, { open, close }] = useDisclosure()
  const { projects } = trpc.useUtils().dashboard
  const rename = trpc.dashboard.projects.rename.useMutation({ onSuccess: () => projects.invalidate() })
  return (
    <>
      <IconButton label={renameTexts.openLabel(project.title)} icon={IconPencil} c="dimmed" onClick={open} />
      <RenameDialog opened={opened} project={project} onRename={rename.mutateAsync} onClose={close} />
    </>
  )
}

const stillKinds: StillKind[] = ['interview', 'product', 'interface', 'hotel', 'kinetic', 'vertical']

const stillKindOf = (id: string): StillKind =>
  stillKinds[Number.parseInt(id.slice(0, 4), 16) % stillKinds.length] ?? 'interview'

/** The number of completed steps, and a link to the next one if it is the client's. */
type ProgressProps = { projectId: string; data: Status; can: ReturnType<typeof useCan> }

function ProjectProgress({ projectId, data, can }: ProgressProps) {
  const steps = data?.steps ?? []
  const isOwing = steps.at(-1)?.state === 'unpaid'
  const wanted = data && (isOwing ? 'payment' : nextStepOf(steps, data))
  const needed = wanted && capabilityOfAct(`/dashboard/${wanted}`)
  const next = !needed || can(needed) ? wanted : undefined
  const label = data ? texts.progress(stepsDone(steps), steps.length) : loading
  return (
    <Stack gap={6} w="100%" mt="auto" pt="xs" pr={88}>
      <Text fz="sm" c="var(--ink-faint)">
        {label}
      </Text>
      <Progress value={(stepsDone(steps) / (steps.length || 1)) * 100} aria-label={label} />
      {next ? (
        <Link to={`/dashboard/${next}`} search={{ project: projectId }} className={style.next}>
          {next === 'payment' && data?.awaitsTransfer
            ? acts.transfer.title
            : isOwing
              ? acts.balance.button
              : texts.next[next]}
        </Link>
      ) : (
        <Text mih={24} c="dimmed">
          {data &&
            (steps.at(-1)?.state === 'completed' ? closed.title : wanted ? colleague.title : texts.waiting)}
        </Text>
      )}
      <PaidPageLink projectId={projectId} className={style.next} />
    </Stack>
  )
}

/** Renders a project in the list. The whole card is the link of its title. */
export function ProjectCard({ project, onRemove }: { project: Project; onRemove: () => void }) {
  const { id, companyId, title, description, status, urgency, deadline, updatedAt } = project
  const { data } = trpc.dashboard.status.get.useQuery({ projectId: id })
  const now = useNow()
  const isOpen = status !== 'completed'
  const isUrgent = isOpen && urgency !== 'low' && !isOverdue(deadline, now)
  const isPaid = useIsPaid(id)
  const can = useCan(companyId)
  const companies = trpc.dashboard.company.mine.useQuery().data ?? []
  const company = companies.length > 1 && companies.find(({ id }) => id === companyId)
  return (
    <Paper component="li" withBorder className={style.card}>
      <SceneIllustration kind={stillKindOf(id)} seed={id} className={style.still} framed />
      <Stack gap={8} align="flex-start" flex={1} p="20px 22px 22px">
        <Group gap={6}>
          <StatusBadge project={project} data={data} />
          {isUrgent && <Badge color={urgencyColors[urgency]}>{texts.urgency[urgency]}</Badge>}
        </Group>
        <Title order={2} pr={24} fz="1.3125rem" className="breaks">
          <Link to="/dashboard/status" search={{ project: id }} className="stretched-link">
            {title}
          </Link>
        </Title>
        {company && <Text size="sm">{company.name ?? companyTexts.nameless}</Text>}
        {description && (
          <Text c="dimmed" lineClamp={2} className="breaks">
            {description}
          </Text>
        )}
        <Text fz="sm" c="var(--ink-faint)">
          {isOpen &&
            data &&
            data.delivery.basis !== 'none' &&
            `${deliveryTexts.title(data.delivery)}: ${deliveryTexts.short(data.delivery)} · `}
          <RelativeTime moment={updatedAt} words={texts.updated} />
        </Text>
        {/* Until the team sets a deadline, the urgency counts to the wished day. */}
        {isUrgent && data && data.delivery.basis !== 'team' && (
          <Note>{deliveryTexts.wish(data.delivery)}</Note>
        )}
        <ProjectProgress projectId={id} data={data} can={can} />
      </Stack>
      <Group gap={0} pos="absolute" right={10} bottom={12}>
        {can('writeBrief') && <RenameButton project={project} />}
        {!isPaid && can('administer') && (
          <RemoveButton label={texts.deleteLabel(title)} onRemove={onRemove} />
        )}
      </Group>
    </Paper>
  )
}
