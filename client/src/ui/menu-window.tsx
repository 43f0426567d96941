import { Menu, type MenuProps } from '@mantine/core'
import { type ReactElement, type Ref, useRef } from 'react'
import { useOpenOnMount } from './use-open-on-mount.ts'

type Props = MenuProps & {
  /** The button again, as the menu's own: it holds on to it. */
  button: (target: Ref<HTMLButtonElement>) => ReactElement
}

/** A menu with its button. */
export function MenuWindow({ button, children, ...rest }: Props) {
  const target = useRef<HTMLButtonElement>(null)
  useOpenOnMount(target)
  return (
    <Menu shadow="md" {...rest}>
      <Menu.Target>{button(target)}</Menu.Target>
      {children}
    </Menu>
  )
}
