import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

type Props = ActionIconProps & { label: string; onRemove: () => void }

/** Renders an icon button that removes one item of a list; its label names the item. */
export const RemoveButton = ({ label, onRemove, ...rest }: Props) => (
  <ActionIcon c="dimmed" aria-label={label} onClick={onRemove} {...rest}>
    <IconTrash size={20} aria-hidden="true" />
  </ActionIcon>
)
