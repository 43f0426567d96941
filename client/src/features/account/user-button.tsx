import { IconLogout } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { frameTexts } from 'shared/messages/it/frame'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import style from './user-button.module.css'

const texts = frameTexts.user

type Props = {
  name: string
  detail: string
  to: NonNullable<LinkProps['to']>
  params?: LinkProps['params'] | undefined
  onSignOut: () => void
}

/** The person, on the way to the own page, and the way out. */
export function UserButton({ name, detail, to, params, onSignOut }: Props) {
  const avatarUrl = trpc.dashboard.profile.get.useQuery().data?.avatarUrl
  return (
    <>
      <Link to={to} params={params as never} className={style.user}>
        <span className="visually-hidden">{texts.toProfile}: </span>
        <Avatar name={name} url={avatarUrl} />
        <span className={style.words}>
          <b className={`ellipsis ${style.name}`}>{name}</b>
          <span className={`ellipsis ${style.detail}`}>{detail}</span>
        </span>
      </Link>
      <button
        type="button"
        className={`icon-button soft ${style.out}`}
        aria-label={texts.signOut}
        onClick={onSignOut}
      >
        <IconLogout size={20} aria-hidden="true" />
      </button>
    </>
  )
}
