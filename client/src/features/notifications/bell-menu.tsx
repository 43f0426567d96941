import { Menu } from '@mantine/core'
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router'
import { frameTexts } from 'shared/messages/it/frame'
import type { Outputs } from '../../lib/trpc.ts'
import { sentenceOf } from '../../ui/failure.ts'
import { MenuWindow } from '../../ui/menu-window.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { type Area, callsOf } from './area.ts'
import style from './bell.module.css'
import { BellButton } from './bell-button.tsx'
import { HEADER_PAGE, HEADER_SHOWN } from './pages.ts'
import { useMarkRead } from './use-mark-read.ts'

const texts = frameTexts.bell
type Notification = Outputs['dashboard']['notifications']['list']['items'][number]

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <Menu.Item className={`${style.item} ${item.read ? '' : style.unread}`} onClick={onOpen}>
      {!item.read && <span className="visually-hidden">{frameTexts.notifications.unread}: </span>}
      <b className={style.title}>{item.title}</b>
      <span className={`two-lines ${style.message}`}>{item.message}</span>
      <span className={style.when}>
        <RelativeTime moment={item.createdAt} />
      </span>
    </Menu.Item>
  )
}

function Latest({ area }: { area: Area }) {
  const list = callsOf(area).list.useQuery(HEADER_PAGE)
  const { markRead } = useMarkRead(area)
  const navigate = useNavigate()
  const open = ({ id, read, link }: Notification) => {
    if (!read) markRead(id)
    if (link) void navigate({ href: link })
  }
  if (list.error) return <p className={style.empty}>{sentenceOf(list.error)}</p>
  const items = list.data?.items.slice(0, HEADER_SHOWN) ?? []
  if (list.data && items.length === 0) return <p className={style.empty}>{texts.empty}</p>
  return items.map(item => <Item key={item.id} item={item} onOpen={() => open(item)} />)
}

type Props = { area: Area; all: LinkProps['to'] | undefined; unread: number }

/** The newest five under the bell, and the way to all of them. */
export default function BellMenu({ area, all, unread }: Props) {
  return (
    <MenuWindow
      width={360}
      position="bottom-end"
      button={target => <BellButton ref={target} unread={unread} />}
    >
      <Menu.Dropdown className={style.list}>
        <Latest area={area} />
        {all && (
          <Menu.Item component={Link} {...({ to: all } as object)} className={style.all}>
            {texts.all}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </MenuWindow>
  )
}
