import { notificationFilterTexts as texts } from 'shared/messages/it/security'
import style from './notification-filter.module.css'
import type { Filter } from './pages.ts'

type Props = { filter: Filter; unread: number; onFilter: (filter: Filter) => void }

/** All, or those that are still to be read. */
export function NotificationFilter({ filter, unread, onFilter }: Props) {
  return (
    <fieldset className={style.filter}>
      <legend className="visually-hidden">{texts.label}</legend>
      {(['all', 'unread'] as const).map(one => (
        <button
          key={one}
          type="button"
          className={style.choice}
          aria-pressed={filter === one}
          onClick={() => onFilter(one)}
        >
          {texts[one]}
          {one === 'unread' && unread > 0 && <span className={style.count}>{unread}</span>}
        </button>
      ))}
    </fieldset>
  )
}
