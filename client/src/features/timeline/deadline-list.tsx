import { Avatar, Badge, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { statusBadge } from 'shared/projects/status-badge'
import { deadlineStateOf } from 'shared/timeline/deadlines'
import rows from '../../ui/row-list.module.css'
import { Remark } from '../../ui/section-card.tsx'
import { type Deadline, stateLabel } from './deadline-chip.tsx'
import style from './list.module.css'
import { ListedDay } from './schedule-agenda.tsx'

function People({ members }: Pick<Deadline, 'members'>) {
  if (members.length === 0) return <Remark>{timelineTexts.nobody}</Remark>
  return (
    <Group component="ul" gap="6px 16px" fz="0.9375rem" c="dimmed" aria-label={teamTexts.projects.assigned}>
      {members.map(member => (
        <Group component="li" key={member.id} gap={8}>
          <Avatar size={34} name={member.fullName} src={member.avatarUrl} alt="" />
          {memberTexts.named(member.fullName, member.isSuspended)}
        </Group>
      ))}
    </Group>
  )
}

function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { id, title, clientCompany, clientName, members, status } = deadline
  const state = deadlineStateOf(deadline, new Date())
  return (
    <li className={`${rows.row} ${style.row}`}>
      <div className="breaks shrinkable">
        <Text fw={650}>
          <Link to="/team/project/$projectId" params={{ projectId: id }} className="stretched-link">
            {title}
          </Link>
        </Text>
        <Remark>{clientCompany ?? clientName}</Remark>
      </div>
      <People members={members} />
      <Badge color={state === 'overdue' ? 'red' : statusBadge('timeline', status).color}>
        {stateLabel(deadline, state)}
      </Badge>
    </li>
  )
}

/** Lists deadlines day by day. Scrolls to the first one of today or later. */
export function DeadlineList({ deadlines, today }: { deadlines: readonly Deadline[]; today: string }) {
  const coming = deadlines.find(({ deadline }) => deadline >= today)?.deadline
  return (
    <Stack component="ol" gap="lg">
      {[...Map.groupBy(deadlines, deadline => deadline.deadline)].map(([day, ofDay], index) => (
        <ListedDay key={day} day={day} today={today} isFirstShown={index > 0 && day === coming}>
          <ul className={rows.list}>
            {ofDay.map(deadline => (
              <DeadlineRow key={deadline.id} deadline={deadline} />
            ))}
          </ul>
        </ListedDay>
      ))}
    </Stack>
  )
}
