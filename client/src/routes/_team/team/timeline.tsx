import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { dayInRome } from 'shared/formats/date-it'
import { TimelineScreen } from '../../../features/timeline/timeline-screen.tsx'
import {
  deadlinesOf,
  NARROW,
  type TimelineSearch,
  timelineSearchFrom,
} from '../../../features/timeline/timeline-search.ts'
import { useHubSession } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/timeline')({
  validateSearch: strictSearch(timelineSearchFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHub(() => readsOf(deps)),
  component: Timeline,
})

function readsOf(search: TimelineSearch) {
  const { timeline, members, calendar } = queries.team
  const shown = { today: dayInRome(new Date()), narrow: matchMedia(NARROW).matches, isManager: true }
  return [
    timeline.list.ensureData(deadlinesOf(search, shown)),
    members.list.ensureData({ limit: 100 }),
    calendar.get.ensureData(),
  ]
}

function Timeline() {
  const navigate = useNavigate()
  const { member } = useHubSession()
  const search = Route.useSearch()
  return (
    <TimelineScreen
      search={search}
      isManager={member.isManager}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
