import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type Icon, IconTrash } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react'

type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & { label: string; icon: Icon }

/** Renders a button that is an icon; its label is its name and its tooltip. */
export const IconButton = ({ label, icon: Glyph, ...rest }: IconButtonProps) => (
  <ActionIcon aria-label={label} title={label} {...rest}>
    <Glyph size={Number(rest.size) <= 36 ? 18 : 20} aria-hidden="true" />
  </ActionIcon>
)

type RemoveProps = ActionIconProps & { label: string; onRemove: () => void }

/** Renders an icon button that removes one item of a list; its label names the item. */
export const RemoveButton = ({ label, onRemove, ...rest }: RemoveProps) => (
  <IconButton c="dimmed" label={label} icon={IconTrash} onClick={onRemove} {...rest} />
)

type SmallProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>

/** Renders a button that is one of several, or belongs to one item of a list. */
export const SmallButton = (props: SmallProps) => <Button variant="default" size="sm" {...props} />

/** Renders a small button without a frame, for what is done less often. */
export const QuietButton = (props: SmallProps) => <Button variant="subtle" size="sm" {...props} />

type NativeProps = Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'onClick'>
type DialogProps = NativeProps &
  ButtonProps & {
    dialog: (modal: { opened: boolean; onClose: () => void }) => ReactNode
  }

/** Renders a small button that opens a dialog. */
export function DialogButton({ dialog, ...rest }: DialogProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <SmallButton {...rest} onClick={open} />
      {dialog({ opened, onClose: close })}
    </>
  )
}
