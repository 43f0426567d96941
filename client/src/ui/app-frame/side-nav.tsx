import { type Icon, IconLogout } from '@tabler/icons-react'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import style from './side-nav.module.css'

export type SideLink = {
  to: NonNullable<LinkProps['to']>
  params?: LinkProps['params']
  label: string
  Sign: Icon
  /** The beginning of further addresses that belong under this link. */
  covers?: string
  /** Stands after a rule. */
  apart?: boolean
  /** How much waits there, in figures and in words; nothing is shown at 0. */
  waiting?: { count: number; label: string } | undefined
}

const MOST_SHOWN = 99

type Props = {
  label: string
  links: SideLink[]
  narrow: boolean
  signOut: { label: string; run: () => void }
  onFollow?: (() => void) | undefined
}

function NavLink({
  link,
  narrow,
  onFollow,
}: {
  link: SideLink
  narrow: boolean
  onFollow?: (() => void) | undefined
}) {
  const { to, params, label, Sign, covers, apart, waiting } = link
  const isWithin = useLocation({
    select: ({ pathname }) => covers !== undefined && pathname.startsWith(covers),
  })
  return (
    <>
      {apart && <span className={style.rule} />}
      <Link
        to={to}
        params={params as never}
        className={style.link}
        data-link={to}
        {...(isWithin && { 'aria-current': true, 'data-status': 'active' })}
        title={narrow ? label : undefined}
        onClick={onFollow}
      >
        <Sign size={22} aria-hidden="true" />
        <span className={narrow ? 'visually-hidden' : undefined}>{label}</span>
        {waiting && waiting.count > 0 && (
          <span className={style.count}>
            <span aria-hidden="true">{waiting.count > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting.count}</span>
            <span className="visually-hidden">{waiting.label}</span>
          </span>
        )}
      </Link>
    </>
  )
}

/** The links of an area and the way out; narrow, it keeps only their signs (their names stay for readers). */
export function SideNav({ label, links, narrow, signOut, onFollow }: Props) {
  return (
    <nav aria-label={label} className={`${style.nav} ${narrow ? style.narrow : ''}`}>
      {links.map(link => (
        <NavLink key={link.label} link={link} narrow={narrow} onFollow={onFollow} />
      ))}
      <div className={style.end}>
        <button
          type="button"
          className={style.link}
          title={narrow ? signOut.label : undefined}
          onClick={signOut.run}
        >
          <IconLogout size={22} aria-hidden="true" />
          <span className={narrow ? 'visually-hidden' : undefined}>{signOut.label}</span>
        </button>
      </div>
    </nav>
  )
}
