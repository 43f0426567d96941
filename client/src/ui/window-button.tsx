import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The window that it opens. */
  window: (state: { opened: boolean; onClose: () => void }) => ReactNode
}

/** A button that opens a window. */
export function WindowButton({ window, ...button }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpened(true)} />
      {window({ opened, onClose: () => setOpened(false) })}
    </>
  )
}
