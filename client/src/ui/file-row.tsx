import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './file-row.module.css'

type Props = {
  picture: ReactNode
  name: ReactNode
  facts: ReactNode
  actions: ReactNode
  children?: ReactNode
}

export const FileRow = ({ picture, name, facts, actions, children }: Props) => (
  <Group component="li" wrap="nowrap" gap="md" py="sm" className={style.row}>
    {picture}
    <Stack flex={1} gap={4} miw={0}>
      <Text fw={600} lh={1.35} className={`breaks ${style.name}`}>
        {name}
      </Text>
      {children}
      <Text fz="sm" c="dimmed" className="tabular">
        {facts}
      </Text>
    </Stack>
    <Group gap={0} wrap="nowrap" flex="none" className={style.actions}>
      {actions}
    </Group>
  </Group>
)
