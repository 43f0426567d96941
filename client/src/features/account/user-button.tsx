import { IconLogout } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import style from './user-button.module.css'

const texts = dashboardTexts.user

type Props = {
  name: string
  detail: string
  to: NonNullable<LinkProps['to']>
  params?: LinkProps['params'] | undefined
  onSignOut: () => void
}

/** How the person is called: the full name, else what stands before the at sign, else a word for anybody. */
export const shownName = (fullName: string, email: string) =>
  fullName.trim() || email.split('@')[0] || texts.fallback

const initialsOf = (name: string) =>
  name
    .split(/[\s.]+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')

/** The person, on the way to the own page, and the way out. */
export function UserButton({ name, detail, to, params, onSignOut }: Props) {
  return (
    <>
      <Link
        to={to}
        params={params as never}
        className={style.user}
        aria-label={`${texts.toProfile}: ${name}`}
      >
        <span className={style.face} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={style.words}>
          <b className={style.name}>{name}</b>
          <span className={style.detail}>{detail}</span>
        </span>
      </Link>
      <button type="button" className={style.out} aria-label={texts.signOut} onClick={onSignOut}>
        <IconLogout size={20} aria-hidden="true" />
      </button>
    </>
  )
}
