import { Badge, Group, Paper, SegmentedControl, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBell,
  IconCheck,
  IconChecks,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import { useState } from 'react'
import { notificationTypeOf } from 'shared/live/topic'
import { frameTexts } from 'shared/messages/it/frame'
import { notificationFilterTexts as filterTexts } from 'shared/messages/it/security'
import { QuietButton, RemoveButton, SmallButton } from '../../ui/action-buttons.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { LinkAnchor } from '../../ui/links.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toast-store.ts'
import {
  type Area,
  type Filter,
  listPage,
  type Notification,
  notificationsRouter,
  useNotificationCache,
} from './notification-queries.ts'
import style from './notifications-screen.module.css'
import { useMarkRead } from './use-mark-read.ts'

const texts = frameTexts.notifications

/** Returns a function that removes a notification; the toast offers to restore it. */
function useRemoveNotification(area: Area): (id: string) => void {
  const cache = useNotificationCache(area)
  const onSettled = () => void cache.invalidate()
  const router = notificationsRouter(area)
  const restore = router.restore.useMutation({ onError: error => showErrorToast(error), onSettled })
  const remove = router.remove.useMutation({
    onSuccess: (_, { id }) => {
      const action = { label: frameTexts.undo, run: () => restore.mutate({ id }) }
      showToast({ title: texts.deleted, action })
    },
    onError: error => showErrorToast(error, { text: texts.delete }),
    onSettled,
  })
  return id => remove.mutate({ id })
}

const kinds = {
  success: { icon: IconCheck, background: 'var(--ok-wash)', color: 'var(--ok)' },
  warning: { icon: IconAlertTriangle, background: 'var(--warn-wash)', color: 'var(--warn)' },
  error: { icon: IconCircleX, background: 'var(--danger-wash)', color: 'var(--danger)' },
  info: { icon: IconInfoCircle, background: 'var(--info-wash)', color: 'var(--info)' },
}

type CardProps = { item: Notification; onRead: (id: string) => void; onRemove: (id: string) => void }

function NotificationCard({ item, onRead, onRemove }: CardProps) {
  const { icon: Icon, background, color } = kinds[notificationTypeOf(item.type)]
  return (
    <Paper
      component="li"
      withBorder
      className={style.card}
      {...(!item.read && { bd: '1px solid var(--accent)' })}
    >
      <ThemeIcon size={38} radius="xl" bg={background} c={color}>
        <Icon size={20} aria-hidden="true" />
      </ThemeIcon>
      <div>
        <Title order={2} ff="text" fz="1.0625rem" lh={1.4} fw={650}>
          {!item.read && (
            <Badge color="violet" mr={8}>
              {texts.unread}
            </Badge>
          )}
          {item.link ? (
            <LinkAnchor to={item.link} inherit c="inherit" onClick={() => !item.read && onRead(item.id)}>
              {item.title}
            </LinkAnchor>
          ) : (
            item.title
          )}
        </Title>
        <Text maw="68ch" c="dimmed" className="breaks">
          {item.message}
        </Text>
        <Text fz="sm" c="var(--ink-faint)">
          <RelativeTime moment={item.createdAt} />
        </Text>
      </div>
      <Group gap={0} align="flex-start" className={style.actions}>
        {!item.read && <QuietButton onClick={() => onRead(item.id)}>{texts.markRead}</QuietButton>}
        <RemoveButton label={texts.deleteLabel(item.title)} onRemove={() => onRemove(item.id)} />
      </Group>
    </Paper>
  )
}

function List({ area, filter }: { area: Area; filter: Filter }) {
  const list = notificationsRouter(area).list.useInfiniteQuery(listPage[filter], {
    getNextPageParam: page => page.nextCursor,
  })
  const { markRead } = useMarkRead(area)
  const remove = useRemoveNotification(area)
  const empty =
    filter === 'all' ? (
      <EmptyState icon={IconBell} title={texts.empty} text={texts.emptyText} />
    ) : (
      <EmptyState icon={IconChecks} title={filterTexts.noneUnread} text={filterTexts.noneUnreadText} />
    )
  return (
    <PagedList
      query={list}
      skeletonHeights={[88, 88, 88]}
      errorTitle={texts.load}
      more={texts.more}
      empty={empty}
    >
      {items => (
        <Stack component="ul" gap="xs">
          {items.map(item => (
            <NotificationCard key={item.id} item={item} onRead={markRead} onRemove={remove} />
          ))}
        </Stack>
      )}
    </PagedList>
  )
}

/** Renders the notifications of an area, newest first, which can be marked as read and removed. */
export function NotificationsScreen({ area }: { area: Area }) {
  const [filter, setFilter] = useState<Filter>('all')
  const unread = notificationsRouter(area).unreadCount.useQuery().data?.count ?? 0
  const { markAllRead } = useMarkRead(area)
  const filters: { value: Filter; label: string }[] = [
    { value: 'all', label: filterTexts.all },
    { value: 'unread', label: unread > 0 ? `${filterTexts.unread} (${unread})` : filterTexts.unread },
  ]
  return (
    <Screen
      title={texts.title}
      intro={area === 'team' ? filterTexts.teamIntro : texts.intro}
      actions={
        <SmallButton
          disabled={unread === 0}
          onClick={() => markAllRead(() => showToast({ title: texts.allRead }))}
        >
          {texts.markAllRead}
        </SmallButton>
      }
    >
      <SegmentedControl
        aria-label={filterTexts.label}
        data={filters}
        value={filter}
        onChange={setFilter}
        style={{ justifySelf: 'start' }}
      />
      <List area={area} filter={filter} />
    </Screen>
  )
}
