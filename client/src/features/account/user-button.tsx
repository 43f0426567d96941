import { Avatar, Text } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { frameTexts } from 'shared/messages/it/frame'
import { trpc } from '../../lib/trpc.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import style from './user-button.module.css'

const texts = frameTexts.user

type Props = {
  name: string
  detail: string
  to: NonNullable<LinkProps['to']>
  params?: LinkProps['params'] | undefined
  onSignOut: () => void
}

export function UserButton({ name, detail, to, params, onSignOut }: Props) {
  const avatarUrl = trpc.dashboard.profile.get.useQuery().data?.avatarUrl
  return (
    <>
      <Link to={to} params={params as never} className={style.user}>
        <span className="visually-hidden">{texts.toProfile}: </span>
        <Avatar size={34} name={name} src={avatarUrl ?? null} alt="" aria-hidden="true" />
        <span className={style.labels}>
          <Text span display="block" truncate maw="22ch" fz="0.9375rem" fw={700} lh={1.25}>
            {name}
          </Text>
          <Text span display="block" truncate maw="22ch" fz="0.8125rem" lh={1.25} c="dimmed">
            {detail}
          </Text>
        </span>
      </Link>
      <IconButton label={texts.signOut} icon={IconLogout} className={style.out ?? ''} onClick={onSignOut} />
    </>
  )
}
