import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff } from '@tabler/icons-react'
import { dateIt, monthIt, shortDateIt } from 'shared/formats/date-it'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { boundsOf, type Span } from 'shared/timeline/period'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useToday } from '../../ui/use-now.ts'
import { CalendarCard } from './calendar-card.tsx'
import { DeadlineGrid } from './deadline-grid.tsx'
import { DeadlineList } from './deadline-list.tsx'
import style from './timeline.module.css'
import { deadlinesOf, layoutOf, NARROW, type TimelineSearch } from './timeline-search.ts'
import { Toolbar } from './toolbar.tsx'

const texts = teamTexts.timeline

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

/** Who does what until when. */
export function TimelineScreen({ search, isManager, onSearch }: Props) {
  const { narrow, today, view, day, span, asGrid, list } = useTimeline({ search, isManager })
  const title = titleOf(span, day)
  const empty = isManager ? timelineTexts.emptyManager : timelineTexts.emptyMember
  return (
    <Screen wide title={texts.title} intro={texts.intro}>
      <div className="stack gap-16">
        <Toolbar
          {...{ title, span, view, day, today, search, narrow, onSearch }}
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
                    {...{ span, day, today }}
                    label={title}
                    deadlines={items}
                    onDay={to => onSearch({ ...search, day: to })}
                  />
                </>
              )}
              {!asGrid && items.length > 0 && <DeadlineList deadlines={items} today={today} />}
              {items.length === 0 && (
                <div className={style.empty}>
                  <EmptyState icon={IconCalendarOff} title={texts.empty} text={empty} />
                </div>
              )}
              {truncated && <p className={style.truncated}>{timelineTexts.truncated}</p>}
            </>
          )}
        </QueryView>
      </div>
      <CalendarCard />
    </Screen>
  )
}
