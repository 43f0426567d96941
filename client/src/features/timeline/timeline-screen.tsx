import { ActionIcon, Box, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { dateIt, monthIt, shortDateIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { boundsOf, type Span, shifted } from 'shared/timeline/period'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useToday } from '../../ui/use-now.ts'
import { CalendarCard } from './calendar-card.tsx'
import { DeadlineGrid } from './deadline-grid.tsx'
import { DeadlineList } from './deadline-list.tsx'
import style from './timeline.module.css'
import { deadlinesOf, layoutOf, NARROW, type TimelineSearch, type View } from './timeline-search.ts'

const texts = teamTexts.timeline
const ALL = 'all'

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
  canChooseMember: boolean
  /** True on small screens, which have no room for the grids. */
  narrow: boolean
  onSearch: (search: TimelineSearch) => void
}

/** Chooses the period, the view and the member. */
function Toolbar(props: ToolbarProps) {
  const { title, span, view, day, today, search, canChooseMember, narrow, onSearch } = props
  const go = (to: string) => onSearch({ ...search, day: to })
  const { member: _, ...withoutMember } = search
  return (
    <Group gap="12px 16px">
      <Group component="fieldset" flex={1} gap={4} miw="min(320px, 100%)">
        <legend className="visually-hidden">{timelineTexts.period}</legend>
        <ActionIcon aria-label={texts.previous} onClick={() => go(shifted(span, day, -1))}>
          <IconChevronLeft size={22} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={texts.next} onClick={() => go(shifted(span, day, 1))}>
          <IconChevronRight size={22} aria-hidden="true" />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={() => go(today)}>
          {texts.today}
        </Button>
        <h2 className={style.title} aria-live="polite">
          {title}
        </h2>
      </Group>
      {canChooseMember && (
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

type Props = { search: TimelineSearch; isManager: boolean; onSearch: (search: TimelineSearch) => void }

function titleOf(span: Span, day: string): string {
  const { from, to } = boundsOf(span, day)
  if (span === 'month') return monthIt(day)
  if (from.slice(0, 7) === to.slice(0, 7))
    return timelineTexts.week(String(Number(from.slice(8))), dateIt(to))
  return timelineTexts.week(shortDateIt(from).slice(0, 5), shortDateIt(to))
}

function useTimeline({ search, isManager }: Pick<Props, 'search' | 'isManager'>) {
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false
  const today = useToday()
  const { view = 'month', day = today } = search
  const shown = { today, narrow, isManager }
  const list = trpc.team.timeline.list.useQuery(deadlinesOf(search, shown), {
    placeholderData: previous => previous,
  })
  const { span, asGrid } = layoutOf(search, narrow)
  return { narrow, today, view, day, span, asGrid, list }
}

/** Deadlines as a month, a week or a list. */
export function TimelineScreen({ search, isManager, onSearch }: Props) {
  const { narrow, today, view, day, span, asGrid, list } = useTimeline({ search, isManager })
  const title = titleOf(span, day)
  const empty = isManager ? timelineTexts.emptyManager : timelineTexts.emptyMember
  return (
    <Screen wide title={texts.title} intro={texts.intro}>
      <Stack gap="md">
        <Toolbar
          title={title}
          span={span}
          view={view}
          day={day}
          today={today}
          search={search}
          narrow={narrow}
          onSearch={onSearch}
          canChooseMember={isManager}
        />
        <QueryView
          query={list}
          skeletonHeights={asGrid ? [40, 120, 120, 120, 120] : [84, 84, 84]}
          errorTitle={texts.load}
        >
          {({ items, truncated }) => (
            <>
              {asGrid && (
                <>
                  <p id="timeline-hint" className="visually-hidden">
                    {timelineTexts.gridHint}
                  </p>
                  <DeadlineGrid
                    span={span}
                    day={day}
                    today={today}
                    label={title}
                    deadlines={items}
                    onDay={to => onSearch({ ...search, day: to })}
                  />
                </>
              )}
              {!asGrid && items.length > 0 && <DeadlineList deadlines={items} today={today} />}
              {items.length === 0 && (
                <Box bd="1px dashed var(--line)" bdrs="lg">
                  <EmptyState icon={IconCalendarOff} title={texts.empty} text={empty} />
                </Box>
              )}
              {truncated && <Text c="var(--warn)">{timelineTexts.truncated}</Text>}
            </>
          )}
        </QueryView>
      </Stack>
      <CalendarCard />
    </Screen>
  )
}
