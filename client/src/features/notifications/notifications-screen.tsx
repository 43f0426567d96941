import { IconBell, IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { frameTexts } from 'shared/messages/it/frame'
import { notificationFilterTexts as filterTexts } from 'shared/messages/it/security'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type Area, callsOf } from './area.ts'
import { NotificationCard } from './notification-card.tsx'
import { NotificationFilter } from './notification-filter.tsx'
import { type Filter, listPage } from './pages.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useRemoveNotification } from './use-remove-notification.ts'

const texts = frameTexts.notifications

function useList(area: Area, filter: Filter) {
  return callsOf(area).list.useInfiniteQuery(listPage[filter], { getNextPageParam: page => page.nextCursor })
}

function MarkAll({ area, disabled }: { area: Area; disabled: boolean }) {
  const { markAllRead } = useMarkRead(area)
  const run = () => markAllRead(() => showToast({ title: texts.allRead }))
  return (
    <Button variant="outline" size="small" disabled={disabled} onClick={run}>
      {texts.markAllRead}
    </Button>
  )
}

const Nothing = ({ filter }: { filter: Filter }) =>
  filter === 'all' ? (
    <EmptyState icon={IconBell} title={texts.empty} text={texts.emptyText} />
  ) : (
    <EmptyState icon={IconChecks} title={filterTexts.noneUnread} text={filterTexts.noneUnreadText} />
  )

function List({ area, filter }: { area: Area; filter: Filter }) {
  const list = useList(area, filter)
  const { markRead } = useMarkRead(area)
  const remove = useRemoveNotification(area)
  return (
    <PagedList
      query={list}
      skeletonHeights={[88, 88, 88]}
      errorTitle={texts.load}
      more={texts.more}
      empty={<Nothing filter={filter} />}
    >
      {items => (
        <ul className="stack gap-10">
          {items.map(item => (
            <NotificationCard key={item.id} item={item} onRead={markRead} onRemove={remove} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** Everything that happened, newest first: read it, mark it, remove it (and take that back). */
export function NotificationsScreen({ area }: { area: Area }) {
  const [filter, setFilter] = useState<Filter>('all')
  const unread = callsOf(area).unreadCount.useQuery().data?.count ?? 0
  const intro = area === 'team' ? filterTexts.teamIntro : texts.intro
  return (
    <Screen title={texts.title} intro={intro} actions={<MarkAll area={area} disabled={unread === 0} />}>
      <NotificationFilter filter={filter} unread={unread} onFilter={setFilter} />
      <List area={area} filter={filter} />
    </Screen>
  )
}
