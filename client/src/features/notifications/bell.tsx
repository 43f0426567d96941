import { ActionIcon, Indicator, Menu, Text, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router'
import { frameTexts } from 'shared/messages/it/frame'
import { getErrorMessage } from '../../ui/errors.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Remark } from '../../ui/section-card.tsx'
import {
  type Area,
  HEADER_PAGE,
  HEADER_SHOWN,
  type Notification,
  notificationsRouter,
} from './notification-queries.ts'
import { useMarkRead, useMarkReadOnVisit } from './use-mark-read.ts'

const texts = frameTexts.bell

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <Menu.Item p="10px 12px" mt={2} {...(!item.read && { bg: 'var(--accent-wash)' })} onClick={onOpen}>
      {!item.read && <VisuallyHidden>{frameTexts.notifications.unread}: </VisuallyHidden>}
      <Text span display="block" fw={650} inherit>
        {item.title}
      </Text>
      <Remark span lh={1.4} lineClamp={2}>
        {item.message}
      </Remark>
      <Text span display="block" mt={2} fz="0.8125rem" c="var(--ink-faint)">
        <RelativeTime moment={item.createdAt} />
      </Text>
    </Menu.Item>
  )
}

function Latest({ area }: { area: Area }) {
  const list = notificationsRouter(area).list.useQuery(HEADER_PAGE)
  const { markRead } = useMarkRead(area)
  const navigate = useNavigate()
  const open = ({ id, read, link }: Notification) => {
    if (!read) markRead(id)
    if (link) void navigate({ href: link })
  }
  const items = list.data?.items.slice(0, HEADER_SHOWN) ?? []
  if (list.error || (list.data && items.length === 0))
    return (
      <Text p="24px 16px" ta="center" c="dimmed">
        {list.error ? getErrorMessage(list.error) : texts.empty}
      </Text>
    )
  return items.map(item => <Item key={item.id} item={item} onOpen={() => open(item)} />)
}

/** Renders the bell with the number of unread notifications, and a menu of the newest five. */
export function Bell({ area, all }: { area: Area; all?: LinkProps['to'] }) {
  const count = notificationsRouter(area).unreadCount.useQuery().data?.count
  const unread = count ?? 0
  useMarkReadOnVisit(area, count)
  return (
    <Menu width={360} position="bottom-end">
      <Menu.Target>
        {/* The number reaches over the round button's edge. */}
        <ActionIcon
          aria-label={texts.label(unread)}
          title={texts.label(unread)}
          style={{ overflow: 'visible' }}
        >
          <Indicator
            label={unread > 99 ? '99+' : unread}
            disabled={unread === 0}
            size={20}
            offset={2}
            zIndex={1}
          >
            <IconBell size={22} aria-hidden="true" display="block" />
          </Indicator>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown p={6} maw="calc(100vw - 16px)">
        <Latest area={area} />
        {all && (
          <Menu.Item
            component={Link}
            {...({ to: all } as object)}
            mt={6}
            ta="center"
            fw={600}
            c="var(--accent-text)"
          >
            {texts.all}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
