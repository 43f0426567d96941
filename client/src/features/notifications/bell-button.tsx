import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { frameTexts } from 'shared/messages/it/frame'
import style from './bell.module.css'

/** The bell itself, with how many are unread. */
export function BellButton({
  unread,
  className = '',
  ...rest
}: ComponentProps<'button'> & { unread: number }) {
  return (
    <button
      type="button"
      className={`icon-button ${style.bell} ${className}`}
      aria-label={frameTexts.bell.label(unread)}
      aria-haspopup="menu"
      {...rest}
    >
      <IconBell size={22} aria-hidden="true" />
      {unread > 0 && (
        <span className={style.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  )
}
