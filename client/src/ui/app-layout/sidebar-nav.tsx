import { Box, Divider, Stack } from '@mantine/core'
import { type Icon, IconLogout } from '@tabler/icons-react'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { memo } from 'react'
import style from './sidebar-nav.module.css'

export type SideLink = {
  to: NonNullable<LinkProps['to']>
  params?: LinkProps['params']
  label: string
  icon: Icon
  /** Prefix of further addresses under this link. */
  activePrefix?: string
  dividerBefore?: boolean
  /** Number of unread or waiting items; not shown at 0. */
  badge?: { count: number; label: string } | undefined
}

const MAX_SHOWN = 99

type Props = {
  label: string
  links: SideLink[]
  collapsed: boolean
  signOut: { label: string; run: () => void }
  onFollow?: (() => void) | undefined
}

type NavLinkProps = SideLink & Pick<Props, 'collapsed' | 'onFollow'>

// The area renders again with each count: without `memo`, all links with it.
const NavLink = memo((props: NavLinkProps) => {
  const { to, params, label, icon: Icon, activePrefix, dividerBefore, badge, collapsed, onFollow } = props
  const isWithin = useLocation({
    select: ({ pathname }) => activePrefix !== undefined && pathname.startsWith(activePrefix),
  })
  return (
    <>
      {dividerBefore && <Divider component="span" display="block" mx={4} my="sm" />}
      <Link
        to={to}
        params={params as never}
        className={style.link}
        data-link={to}
        {...(isWithin && { 'aria-current': true, 'data-status': 'active' })}
        title={collapsed ? label : undefined}
        onClick={onFollow}
      >
        <Icon size={22} aria-hidden="true" />
        <span className={collapsed ? 'visually-hidden' : undefined}>{label}</span>
        {badge && badge.count > 0 && (
          <span className={style.count}>
            <span aria-hidden="true">{badge.count > MAX_SHOWN ? `${MAX_SHOWN}+` : badge.count}</span>
            <span className="visually-hidden">{badge.label}</span>
          </span>
        )}
      </Link>
    </>
  )
})

/**
 * Renders the links of an area and the sign-out button. Collapsed, it shows icons only; screen readers still get the
 * labels.
 */
export function SidebarNav({ label, links, collapsed, signOut, onFollow }: Props) {
  return (
    <Stack
      component="nav"
      flex={1}
      gap={2}
      aria-label={label}
      className={collapsed ? style.narrow : undefined}
    >
      {links.map(link => (
        <NavLink key={link.label} {...link} collapsed={collapsed} onFollow={onFollow} />
      ))}
      <Box mt="auto" pt="md">
        <button
          type="button"
          className={style.link}
          title={collapsed ? signOut.label : undefined}
          onClick={signOut.run}
        >
          <IconLogout size={22} aria-hidden="true" />
          <span className={collapsed ? 'visually-hidden' : undefined}>{signOut.label}</span>
        </button>
      </Box>
    </Stack>
  )
}
