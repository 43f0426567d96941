import { Avatar, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCreditCard, IconLock, IconPlayerPlay, IconPoint } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CompanyCapability } from 'shared/companies/hat'
import { euro } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { type NextAct, nextActOf } from 'shared/projects/steps'
import { useCan } from '../../lib/capabilities.ts'
import { capabilityOfAct } from '../../lib/dashboard-pages.ts'
import { PaidPageLink } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DeliveryDay } from '../../ui/delivery-day.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { ShootsCard } from './shoots-card.tsx'
import style from './status-screen.module.css'

const texts = dashboardTexts.statusPage

const colleagueTexts: Partial<Record<CompanyCapability, string>> = texts.colleague.text

type Status = Outputs['dashboard']['status']['get']

const stepIcons = {
  completed: IconCheck,
  active: IconPlayerPlay,
  unpaid: IconCreditCard,
  pending: IconPoint,
  locked: IconLock,
}

function Step({ step: { state, code } }: { step: Status['steps'][number] }) {
  const Icon = stepIcons[state]
  const { title, text } = texts.steps[code]
  const variant = state === 'unpaid' ? 'active' : state
  const isCurrent = variant === 'active'
  const isReached = state === 'completed' || isCurrent
  return (
    <li className={`${style.step} ${style[variant]}`} aria-current={isCurrent ? 'step' : undefined}>
      <ThemeIcon size={44} radius="xl" className={style.icon}>
        <Icon size={20} aria-hidden="true" />
      </ThemeIcon>
      <div>
        <Title order={2} pt={8} fz="1.1875rem" {...(!isReached && { c: 'dimmed' })}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </div>
      <Text span pt={10} fz="sm" fw={600} c={isCurrent ? 'var(--accent-text)' : 'dimmed'}>
        {texts.stepStates[state]}
      </Text>
    </li>
  )
}

const routes = {
  briefing: '/dashboard/briefing',
  'send-brief': '/dashboard/briefing',
  quote: '/dashboard/quote',
  payment: '/dashboard/payment',
  transfer: '/dashboard/payment',
  'balance-transfer': '/dashboard/payment',
  downloads: '/dashboard/downloads',
  balance: '/dashboard/payment',
  done: '/dashboard/downloads',
} as const satisfies Record<NextAct, string>

/** Returns the texts while the client has nothing to do: the current step, or that the project is closed. */
function waitingTexts({ steps }: Status) {
  if (['unpaid', 'completed'].includes(steps.at(-1)?.state ?? '')) return texts.closed
  const current =
    steps.find(({ state }) => state === 'active') ?? steps.findLast(({ state }) => state === 'completed')
  return { title: current && texts.steps[current.code].title, text: texts.waiting }
}

type Proposals = Outputs['dashboard']['proposals']['list']['items']

/** Returns the texts of the next action; a proposed quote comes before the automatic one. */
function nextTexts(action: NextAct, { steps }: Status, proposals: Proposals = []) {
  const isPaid = steps.find(step => step.code === 'payment')?.state === 'completed'
  if (action === 'briefing' && isPaid) return { ...texts.next.briefing, text: texts.lateBrief }
  const isQuoteProposed = proposals.some(({ kind, state }) => kind === 'quote' && state === 'open')
  return { ...texts.next[action], ...(action === 'quote' && isQuoteProposed && texts.customQuote) }
}

/** Renders the client's next action with a link to it, or the current step while the team is at work. */
function NextStep({ status, projectId }: { status: Status; projectId: string }) {
  const can = useCan()
  const action = nextActOf(status.steps, status)
  const { data: proposals } = trpc.dashboard.proposals.list.useQuery({ projectId }, { enabled: can('order') })
  const next = action && nextTexts(action, status, proposals?.items)
  const needed = action ? capabilityOfAct(routes[action]) : undefined
  const isClosed = needed !== undefined && !can(needed)
  const { title, text } =
    isClosed && action !== 'done'
      ? { title: texts.colleague.title, text: colleagueTexts[needed] }
      : (next ?? waitingTexts(status))
  return (
    <Paper component="section" bg="var(--accent-wash)" p="clamp(24px, 3vw, 36px)">
      <Group justify="space-between" gap="20px 32px">
        <div>
          <Title order={2} fz="1.625rem">
            {title}
          </Title>
          <Text mt={6} c="dimmed">
            {text}
          </Text>
        </div>
        {next && !isClosed && (
          <LinkButton size="lg" to={routes[action]} search={{ project: projectId }}>
            {next.button}
          </LinkButton>
        )}
      </Group>
    </Paper>
  )
}

function Team({ team }: { team: Status['team'] }) {
  if (team.length === 0) return <Text c="dimmed">{texts.teamEmpty}</Text>
  return (
    <Stack component="ul" gap="sm">
      {team.map(member => (
        <Group component="li" key={member.id} gap="sm" wrap="nowrap">
          <Avatar color="violet" size={40} aria-hidden="true">
            {member.initials}
          </Avatar>
          <div>
            <Text fw={700} lh={1.35}>
              {member.fullName}
            </Text>
            <Text fz="sm" lh={1.35} c="dimmed">
              {member.role}
            </Text>
          </div>
        </Group>
      ))}
    </Stack>
  )
}

/** Renders the order's total and the sum that is paid next. Renders nothing before a quote is confirmed. */
function Price({ agreedTotalCents, due }: Status) {
  if (agreedTotalCents === null) return null
  return (
    <>
      <Text c="dimmed">
        {texts.price.total} <Money cents={agreedTotalCents} />
      </Text>
      {due && due.status !== 'expired' && (
        <Text c="dimmed">
          {due.isTransfer ? texts.price.transfer : texts.price[due.instalment]}{' '}
          <Money cents={due.totalCents} />
          {due.bookedCents > 0 && texts.price.booked(euro(due.bookedCents))}
        </Text>
      )}
    </>
  )
}

type Props = { project: { id: string; title?: string }; proposals: ReactNode }

/** Renders the status of a project: the client's next action, the five steps, then price, delivery and team. */
export function StatusScreen({ project, proposals }: Props) {
  const query = trpc.dashboard.status.get.useQuery({ projectId: project.id })
  return (
    <Screen title={texts.title} intro={texts.intro}>
      {proposals}
      <QueryView query={query} skeletonHeights={[110, 380]} errorTitle={texts.load}>
        {status => (
          <>
            <NextStep status={status} projectId={project.id} />
            <ol>
              {status.steps.map(step => (
                <Step key={step.code} step={step} />
              ))}
            </ol>
            <ShootsCard shoots={status.shoots} />
            <div className={style.cards}>
              <SectionCard title={texts.project}>
                <Text c="dimmed" className="breaks">
                  {project.title ?? dashboardTexts.project.defaultTitle}
                </Text>
                <Price {...status} />
                <PaidPageLink projectId={project.id} />
              </SectionCard>
              <SectionCard title={deliveryTexts.title(status.delivery)}>
                <DeliveryDay delivery={status.delivery} />
              </SectionCard>
              <SectionCard title={texts.team}>
                <Team team={status.team} />
              </SectionCard>
            </div>
          </>
        )}
      </QueryView>
    </Screen>
  )
}
