import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayInRome } from 'shared/formats/date-it'
import { capitalized } from 'shared/formats/italian'
import { teamTexts } from 'shared/messages/it/team'
import { todayTexts, turnReminderMails, turnTexts } from 'shared/messages/it/today'
import { type ClientTurnReason, turnReasons } from 'shared/projects/turn'
import { daysToDeadline } from 'shared/timeline/deadlines'
import type { TeamMember } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useNow } from '../../ui/use-now.ts'
import style from './today.module.css'

type Today = Outputs['team']['today']
type ListName = keyof Today
type ProjectItem = Today['late' | 'ours' | 'theirs' | 'unassigned']['items'][number]
type TheirItem = Today['theirs']['items'][number]

const wholeLists = {
  late: { late: true },
  ours: { turn: 'team', sort: 'turn' },
  theirs: { turn: 'client', sort: 'turn' },
  unassigned: { unassigned: true },
} as const

function All({ name }: { name: ListName }) {
  if (name === 'overdueRequests') return <Link to="/team/leads">{todayTexts.all}</Link>
  return (
    <Link to="/team/projects" search={wholeLists[name]}>
      {todayTexts.all}
    </Link>
  )
}

function List({ name, count, rows }: { name: ListName; count: number; rows: ReactNode[] }) {
  const { title, empty } = todayTexts.lists[name]
  const isUrgent = (name === 'late' || name === 'overdueRequests') && count > 0
  return (
    <Paper component="section" withBorder className={style.list} aria-labelledby={`${name}-title`} id={name}>
      <Group gap={8} px={14} py={8}>
        <Title order={2} id={`${name}-title`} fz="1rem" lh={1.3}>
          {title}
        </Title>
        <Badge color={isUrgent ? 'red' : 'gray'}>{count}</Badge>
      </Group>
      {rows.length === 0 ? (
        <Note px={14} pb={12}>
          {empty}
        </Note>
      ) : (
        <ul>{rows}</ul>
      )}
      {count > rows.length && (
        <Note px={14} py={8} className="ruled">
          {todayTexts.first(rows.length, count)} <All name={name} />
        </Note>
      )}
    </Paper>
  )
}

interface RowProps {
  link: ReactNode
  who: string
  because?: string
  since: ReactNode
  action?: ReactNode
}

/** Shows what waits, whose it is, why and since when; the link covers the row. */
const Row = ({ link, who, because, since, action }: RowProps) => (
  <li className={style.row}>
    <Text span truncate fw={600} className={style.name}>
      {link}
    </Text>
    <Note span truncate className={style.who}>
      {who}
    </Note>
    <Text span size="sm" truncate className={style.because}>
      {because}
    </Text>
    <Text span size="sm" className={style.since}>
      {since}
    </Text>
    {action && <div className={style.action}>{action}</div>}
  </li>
)

const isOfClient = (because: ProjectItem['because']): because is ClientTurnReason =>
  turnReasons.client.some(reason => reason === because)

/** Asks with a preview of the mail, without greeting and button, and reminds the client; once a day. */
function RemindButton({ item, because }: { item: TheirItem; because: ClientTurnReason }) {
  const { projectId, title, client, isRemindedToday } = item
  const { today } = trpc.useUtils().team
  const remind = trpc.team.projects.remind.useMutation({
    onSuccess: () => showToast({ title: todayTexts.reminded }),
    onSettled: () => today.invalidate(),
  })
  const preview = (
    <Paper component="blockquote" withBorder mt="md" px={18} py={14}>
      <Stack gap={8}>
        <b>{turnReminderMails.subject(title)}</b>
        <p>{capitalized(turnReminderMails.text[because](title))}</p>
      </Stack>
    </Paper>
  )
  const ask = () =>
    confirm(
      {
        title: todayTexts.remindTitle,
        text: todayTexts.remindText(client),
        confirm: todayTexts.remindConfirm,
        children: preview,
      },
      () => remind.mutateAsync({ projectId, because }),
      { text: todayTexts.remindFailed },
    )
  if (isRemindedToday) return <Note span>{todayTexts.remindedToday}</Note>
  return (
    <Button variant="default" size="xs" aria-label={todayTexts.remindOf(title)} onClick={ask}>
      {todayTexts.remind}
    </Button>
  )
}

function ProjectRow({ item, since, action }: { item: ProjectItem; since?: ReactNode; action?: ReactNode }) {
  const { projectId, title, client, because } = item
  const link = (
    <Link to="/team/project/$projectId" params={{ projectId }} className="stretched-link">
      {title}
    </Link>
  )
  const reason = because === 'late' || because === 'unassigned' ? '' : turnTexts.because[because]
  const waiting = since ?? <RelativeTime moment={item.since} />
  return <Row link={link} who={client} because={reason} since={waiting} action={action} />
}

/** Renders whole days since a project became late, in red. */
function LateDays({ since }: { since: string }) {
  const days = 1 - daysToDeadline(dayInRome(new Date(since)), useNow())
  return (
    <Text span size="sm" c="var(--danger)" fw={600}>
      {teamTexts.late(days)}
    </Text>
  )
}

function RequestRow({ item }: { item: Today['overdueRequests']['items'][number] }) {
  const { kind, id, name, company, since } = item
  const link = (
    <Link to="/team/leads/$kind/$id" params={{ kind, id }} className="stretched-link">
      {name ?? company ?? todayTexts.sender}
    </Link>
  )
  const who = name && company ? company : ''
  const reason = teamTexts.leads.kinds[kind]
  return <Row link={link} who={who} because={reason} since={<RelativeTime moment={since} />} />
}

function Lists({ today, isManager }: { today: Today; isManager: boolean }) {
  const { late, ours, theirs, overdueRequests, unassigned } = today
  const plain = (items: ProjectItem[]) => items.map(item => <ProjectRow key={item.projectId} item={item} />)
  return (
    <div className={style.lists}>
      <List
        name="late"
        count={late.count}
        rows={late.items.map(item => (
          <ProjectRow key={item.projectId} item={item} since={<LateDays since={item.since} />} />
        ))}
      />
      <List name="ours" count={ours.count} rows={plain(ours.items)} />
      <List
        name="theirs"
        count={theirs.count}
        rows={theirs.items.map(item => (
          <ProjectRow
            key={item.projectId}
            item={item}
            action={
              isManager && isOfClient(item.because) && <RemindButton item={item} because={item.because} />
            }
          />
        ))}
      />
      <List
        name="overdueRequests"
        count={overdueRequests.count}
        rows={overdueRequests.items.map(item => <RequestRow key={item.id} item={item} />)}
      />
      <List name="unassigned" count={unassigned.count} rows={plain(unassigned.items)} />
    </div>
  )
}

/** Shows what waits today: for a manager everything, for other members what is assigned to them. */
export function TodayScreen({ member }: { member: TeamMember }) {
  const today = trpc.team.today.useQuery()
  const intro = member.isManager ? todayTexts.intro : todayTexts.introMember
  return (
    <Screen wide title={todayTexts.title} intro={intro}>
      <QueryView query={today} skeletonHeights={[160, 160, 160]} errorTitle={todayTexts.load}>
        {data => <Lists today={data} isManager={member.isManager} />}
      </QueryView>
    </Screen>
  )
}
