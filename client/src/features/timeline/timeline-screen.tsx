import { Box, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { dateIt, monthIt, shortDateIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { scheduleTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { boundsOf, firstShownDay, type Span, shifted, weeksOf } from 'shared/timeline/period'
import { CalendarCard } from '../../lib/calendar-card.tsx'
import { useIsManager } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { IconButton, SmallButton } from '../../ui/action-buttons.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useToday } from '../../ui/use-now.ts'
import type { Deadline } from './deadline-chip.tsx'
import { DeadlineGrid } from './deadline-grid.tsx'
import { DeadlineList } from './deadline-list.tsx'
import { ScheduleAgenda } from './schedule-agenda.tsx'
import { ScheduleGrid } from './schedule-grid.tsx'
import type { PlannedProject } from './schedule-rows.ts'
import style from './timeline.module.css'
import { type Grouping, layoutOf, NARROW, spanOf, type TimelineSearch, type View } from './timeline-search.ts'
import { UnplannedCard } from './unplanned-card.tsx'

const PlanDialog = lazyComponent(() => import('./plan-dialog.tsx'))

const texts = teamTexts.timeline
const ALL = 'all'

const groups: { value: Grouping; label: string }[] = [
  { value: 'phase', label: scheduleTexts.groups.phase },
  { value: 'person', label: scheduleTexts.groups.person },
  { value: 'deadline', label: scheduleTexts.groups.deadline },
]

const views: { value: View; label: string }[] = [
  { value: 'month', label: texts.month },
  { value: 'week', label: texts.week },
  { value: 'list', label: texts.list },
]

function MemberChoice({ member, onMember }: { member?: string; onMember: (member?: string) => void }) {
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data?.items ?? []
  const choices = members.map(({ id, fullName, suspendedAt }) => ({
    value: id,
    label: memberTexts.named(fullName, suspendedAt !== null),
  }))
  return (
    <SelectField
      w={{ base: '100%', xs: 220 }}
      aria-label={timelineTexts.member}
      data={[{ value: ALL, label: teamTexts.projects.allMembers }, ...choices]}
      value={member ?? ALL}
      onChange={value => onMember(value && value !== ALL ? value : undefined)}
    />
  )
}

type ToolbarProps = {
  title: string
  span: Span
  view: View
  day: string
  today: string
  search: TimelineSearch
  narrow: boolean
  onSearch: (search: TimelineSearch) => void
}

function Toolbar(props: ToolbarProps) {
  const { title, span, view, day, today, search, narrow, onSearch } = props
  const go = (to: string) => onSearch({ ...search, day: to })
  const { member: _, ...withoutMember } = search
  return (
    <Group gap="12px 16px">
      <Group component="fieldset" flex={1} gap={4} miw="min(320px, 100%)">
        <legend className="visually-hidden">{timelineTexts.period}</legend>
        <IconButton
          label={texts.previous}
          icon={IconChevronLeft}
          onClick={() => go(shifted(span, day, -1))}
        />
        <IconButton label={texts.next} icon={IconChevronRight} onClick={() => go(shifted(span, day, 1))} />
        <SmallButton onClick={() => go(today)}>{texts.today}</SmallButton>
        <h2 className={`capitalized ${style.title}`} aria-live="polite">
          {title}
        </h2>
      </Group>
      {useIsManager() && (
        <MemberChoice
          {...(search.member && { member: search.member })}
          onMember={member => onSearch({ ...withoutMember, ...(member && { member }) })}
        />
      )}
      <SegmentedControl
        aria-label={timelineTexts.look}
        data={narrow ? views.filter(({ value }) => value !== 'list') : views}
        value={narrow && view === 'list' ? 'month' : view}
        onChange={value => onSearch({ ...search, view: value })}
      />
    </Group>
  )
}

type Props = { search: TimelineSearch; onSearch: (search: TimelineSearch) => void }

function titleOf(span: Span, day: string): string {
  const { from, to } = boundsOf(span, day)
  if (span === 'month') return monthIt(day)
  if (from.slice(0, 7) === to.slice(0, 7))
    return timelineTexts.week(String(Number(from.slice(8))), dateIt(to))
  return timelineTexts.week(shortDateIt(from).slice(0, 5), shortDateIt(to))
}

type Loaded = Shown & {
  items: Deadline[]
  onSearch: Props['onSearch']
}

type Shown = ReturnType<typeof useShown>

/** Resolves the search against today and the size of the screen. */
function useShown(search: TimelineSearch) {
  const isManager = useIsManager()
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false
  const today = useToday()
  const layout = layoutOf(search, narrow)
  const { view = 'month', day = firstShownDay(layout.span, today) } = search
  return {
    ...layout,
    search,
    narrow,
    today,
    view,
    day,
    range: spanOf(search, { today, narrow, isManager }),
  }
}

function Deadlines({ items, asGrid, span, day, today, search, onSearch }: Loaded) {
  if (!asGrid) return <DeadlineList deadlines={items} today={today} />
  return (
    <>
      <p id="timeline-hint" className="visually-hidden">
        {timelineTexts.gridHint}
      </p>
      <DeadlineGrid
        span={span}
        day={day}
        today={today}
        label={titleOf(span, day)}
        deadlines={items}
        onDay={to => onSearch({ ...search, day: to })}
      />
    </>
  )
}

type ScheduleProps = Shown & {
  deadlines: Deadline[]
  onPlan?: ((project: PlannedProject) => void) | undefined
}

function Schedule({ deadlines, onPlan, asGrid, group, span, day, today, range }: ScheduleProps) {
  const bounds = boundsOf(span, day)
  const keep = { placeholderData: <Data,>(previous: Data) => previous }
  const phases = trpc.team.phases.list.useQuery(range, keep)
  const shoots = trpc.team.shoots.list.useQuery(range, keep).data?.items ?? []
  return (
    <QueryView query={phases} skeletonHeights={[40, 36, 36, 36, 36]} errorTitle={scheduleTexts.load}>
      {({ items, truncated }) => {
        const shown = { today, phases: items, deadlines, shoots }
        const isEmpty = items.length + shoots.length + deadlines.length === 0
        return (
          <>
            {asGrid && (
              <ScheduleGrid
                {...shown}
                grouping={group === 'person' ? group : 'phase'}
                days={weeksOf(span, day).flat()}
                isShown={each => each >= bounds.from && each <= bounds.to}
                onPlan={onPlan}
              />
            )}
            {!asGrid && !isEmpty && <ScheduleAgenda {...shown} from={range.from} to={range.to} />}
            {(asGrid ? items.length === 0 : isEmpty) && (
              <Box bd="1px dashed var(--line)" bdrs="lg">
                <EmptyState
                  icon={IconCalendarOff}
                  title={scheduleTexts.empty}
                  text={onPlan ? scheduleTexts.emptyManager : scheduleTexts.emptyMember}
                />
              </Box>
            )}
            {truncated && <Text c="var(--warn)">{scheduleTexts.truncated}</Text>}
          </>
        )
      }}
    </QueryView>
  )
}

/** Phases of projects, shooting days and deadlines as a month, a week or a list. Managers plan from here. */
export function TimelineScreen({ search, onSearch }: Props) {
  const isManager = useIsManager()
  const shown = useShown(search)
  const { group, narrow, today, view, day, span, asGrid, range } = shown
  const list = trpc.team.timeline.list.useQuery(range, { placeholderData: previous => previous })
  const [planned, setPlanned] = useState<PlannedProject | null>(null)
  const empty = isManager ? timelineTexts.emptyManager : timelineTexts.emptyMember
  return (
    <Screen
      wide
      title={texts.title}
      intro={texts.intro}
      actions={
        !narrow && (
          <SegmentedControl
            aria-label={scheduleTexts.groupLabel}
            data={groups}
            value={group}
            onChange={next => onSearch({ ...search, group: next })}
          />
        )
      }
    >
      <Stack gap="md">
        <Toolbar
          title={titleOf(span, day)}
          span={span}
          view={view}
          day={day}
          today={today}
          search={search}
          narrow={narrow}
          onSearch={onSearch}
        />
        <QueryView
          query={list}
          skeletonHeights={asGrid ? [40, 120, 120, 120, 120] : [84, 84, 84]}
          errorTitle={texts.load}
        >
          {({ items, truncated }) => (
            <>
              {group === 'deadline' ? (
                <Deadlines {...shown} items={items} onSearch={onSearch} />
              ) : (
                <Schedule {...shown} deadlines={items} onPlan={isManager ? setPlanned : undefined} />
              )}
              {group === 'deadline' && items.length === 0 && (
                <Box bd="1px dashed var(--line)" bdrs="lg">
                  <EmptyState icon={IconCalendarOff} title={texts.empty} text={empty} />
                </Box>
              )}
              {truncated && <Text c="var(--warn)">{timelineTexts.truncated}</Text>}
            </>
          )}
        </QueryView>
      </Stack>
      {isManager && group !== 'deadline' && <UnplannedCard onPlan={setPlanned} />}
      {isManager && (
        <PlanDialog opened={planned !== null} project={planned} onClose={() => setPlanned(null)} />
      )}
      <CalendarCard area="team" />
    </Screen>
  )
}
