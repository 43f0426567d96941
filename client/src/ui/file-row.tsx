import { Stack, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import style from './file-row.module.css'

/** An icon button; its label names the file. */
export function FileAction({
  label,
  icon: Glyph,
  onClick,
}: {
  label: string
  icon: Icon
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className={`icon-button quiet ${style.action}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Glyph size={20} aria-hidden="true" />
    </button>
  )
}

type Props = {
  picture: ReactNode
  name: ReactNode
  facts: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** A file: thumbnail, name, facts and actions. */
export function FileRow({ picture, name, facts, actions, children }: Props) {
  return (
    <li className={style.row}>
      {picture}
      <Stack flex={1} gap={4} miw={0}>
        <p className={style.name}>{name}</p>
        {children}
        <Text fz="sm" c="dimmed" className="tabular">
          {facts}
        </Text>
      </Stack>
      <div className={style.actions}>{actions}</div>
    </li>
  )
}
