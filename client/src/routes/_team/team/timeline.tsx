import { createFileRoute } from '@tanstack/react-router'
import { dayInRome } from 'shared/formats/date-it'
import { TimelineScreen } from '../../../features/timeline/timeline-screen.tsx'
import {
  layoutOf,
  NARROW,
  spanOf,
  type TimelineSearch,
  timelineSearchFrom,
} from '../../../features/timeline/timeline-search.ts'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { couldBeManager } from '../../../lib/session.ts'
import { strictSearch, useReplaceSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/timeline')({
  validateSearch: strictSearch(timelineSearchFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHub(() => readsOf(deps)),
  component: Timeline,
})

function readsOf(search: TimelineSearch) {
  const { timeline, phases, shoots, members, calendar } = queries.team
  const narrow = matchMedia(NARROW).matches
  const range = spanOf(search, { today: dayInRome(new Date()), narrow, isManager: true })
  const isSchedule = layoutOf(search, narrow).group !== 'deadline'
  return [
    timeline.list.ensureData(range),
    ...(isSchedule ? [phases.list.ensureData(range), shoots.list.ensureData(range)] : []),
    ...(isSchedule && couldBeManager() ? [ensureFirstPage(phases.unplanned, {})] : []),
    members.list.ensureData({ limit: 100 }),
    calendar.get.ensureData(),
  ]
}

function Timeline() {
  return <TimelineScreen search={Route.useSearch()} onSearch={useReplaceSearch()} />
}
