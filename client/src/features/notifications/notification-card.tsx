import { IconAlertTriangle, IconCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { frameTexts } from 'shared/messages/it/frame'
import { notificationTypeOf } from 'shared/notifications/type'
import type { Outputs } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import style from './notifications-screen.module.css'

const texts = frameTexts.notifications

type Notification = Outputs['dashboard']['notifications']['list']['items'][number]
type Props = { item: Notification; onRead: (id: string) => void; onRemove: (id: string) => void }

const signs = { success: IconCheck, warning: IconAlertTriangle, error: IconCircleX, info: IconInfoCircle }

function Title({ item, onRead }: Pick<Props, 'item' | 'onRead'>) {
  if (!item.link) return item.title
  return (
    <Link to={item.link} className={style.link} onClick={() => !item.read && onRead(item.id)}>
      {item.title}
    </Link>
  )
}

export function NotificationCard({ item, onRead, onRemove }: Props) {
  const kind = notificationTypeOf(item.type)
  const Sign = signs[kind]
  return (
    <li className={`panel ${style.card} ${item.read ? '' : style.unread}`}>
      <span className={`round ${style.sign} ${style[kind]}`}>
        <Sign size={20} aria-hidden="true" />
      </span>
      <div>
        <h2 className={style.title}>
          {!item.read && <span className={style.new}>{texts.unread}</span>}
          <Title item={item} onRead={onRead} />
        </h2>
        <p className={style.message}>{item.message}</p>
        <p className={style.when}>
          <RelativeTime moment={item.createdAt} />
        </p>
      </div>
      <div className={style.actions}>
        {!item.read && (
          <Button variant="subtle" size="small" onClick={() => onRead(item.id)}>
            {texts.markRead}
          </Button>
        )}
        <RemoveButton label={texts.deleteLabel(item.title)} onRemove={() => onRemove(item.id)} />
      </div>
    </li>
  )
}
