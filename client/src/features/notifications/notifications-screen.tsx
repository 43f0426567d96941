import { IconBell } from '@tabler/icons-react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showFailure } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type Area, callsOf } from './area.ts'
import { NotificationCard } from './notification-card.tsx'
import style from './notifications-screen.module.css'
import { LIST_PAGE } from './pages.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useRemoval } from './use-removal.ts'

const texts = dashboardTexts.notifications

function useList(area: Area) {
  return callsOf(area).list.useInfiniteQuery(LIST_PAGE, { getNextPageParam: page => page.nextCursor })
}

function MarkAll({ area, disabled }: { area: Area; disabled: boolean }) {
  const { markAllRead } = useMarkRead(area)
  const run = () =>
    markAllRead()
      .then(() => showToast({ title: texts.allRead }))
      .catch(error => showFailure(error))
  return (
    <Button look="line" size="small" disabled={disabled} onClick={() => void run()}>
      {texts.markAllRead}
    </Button>
  )
}

/** Everything that happened, newest first: read it, mark it, remove it (and take that back). */
export function NotificationsScreen({ area }: { area: Area }) {
  const list = useList(area)
  const { markRead } = useMarkRead(area)
  const remove = useRemoval(area)
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const markAll = <MarkAll area={area} disabled={!items.some(item => !item.read)} />
  return (
    <Screen title={texts.title} intro={texts.intro} actions={markAll}>
      <QueryView query={list} bones={[88, 88, 88]} failed={texts.load}>
        {() =>
          items.length === 0 ? (
            <EmptyState icon={IconBell} title={texts.empty} text={texts.emptyText} />
          ) : (
            <ul className={style.list}>
              {items.map(item => (
                <NotificationCard key={item.id} item={item} onRead={markRead} onRemove={remove} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {list.hasNextPage && (
        <Button look="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Screen>
  )
}
