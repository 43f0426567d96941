import type { LinkProps } from '@tanstack/react-router'
import { useLatePart } from '../../ui/late-part.tsx'
import { type Area, callsOf } from './area.ts'
import { BellButton } from './bell-button.tsx'
import { useReadOnArrival } from './use-read-on-arrival.ts'

const loadMenu = () => import('./bell-menu.tsx')

/** The bell: how many are unread, and the newest five. */
export function Bell({ area, all }: { area: Area; all?: LinkProps['to'] }) {
  const count = callsOf(area).unreadCount.useQuery().data?.count
  const unread = count ?? 0
  useReadOnArrival(area, count)
  const { Part: Menu, face } = useLatePart(loadMenu)
  return Menu ? <Menu area={area} all={all} unread={unread} /> : <BellButton unread={unread} {...face} />
}
