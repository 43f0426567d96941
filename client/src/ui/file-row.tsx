import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import style from './file-row.module.css'

type ActionProps = { label: string; icon: Icon; onClick: () => void }

export const FileAction = ({ label, icon: Glyph, onClick }: ActionProps) => (
  <ActionIcon c="dimmed" aria-label={label} title={label} onClick={onClick}>
    <Glyph size={20} aria-hidden="true" />
  </ActionIcon>
)

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
