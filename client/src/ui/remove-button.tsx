import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

type Props = { label: string; disabled?: boolean; className?: string | undefined; onRemove: () => void }

/** An icon button that removes one item of a list; its label names the item. */
export const RemoveButton = ({ label, disabled = false, className = '', onRemove }: Props) => (
  <ActionIcon c="dimmed" aria-label={label} disabled={disabled} className={className} onClick={onRemove}>
    <IconTrash size={20} aria-hidden="true" />
  </ActionIcon>
)
