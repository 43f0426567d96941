import type { LinkProps } from '@tanstack/react-router'
import { useLatePart } from '../../ui/late-part.tsx'
import { type Area, callsOf } from './area.ts'
import { BellButton } from './bell-button.tsx'
import { useMarkReadOnVisit } from './use-mark-read-on-visit.ts'

const loadMenu = () => import('./bell-menu.tsx')

/** The bell: how many are unread, and the newest five. */
export function Bell({ area, all }: { area: Area; all?: LinkProps['to'] }) {
  const count = callsOf(area).unreadCount.useQuery().data?.count
  const unread = count ?? 0
  useMarkReadOnVisit(area, count)
  const { Component: Menu, triggerProps } = useLatePart(loadMenu)
  return Menu ? (
    <Menu area={area} all={all} unread={unread} />
  ) : (
    <BellButton unread={unread} {...triggerProps} />
  )
}
