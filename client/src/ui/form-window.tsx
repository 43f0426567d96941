import type { ComponentType } from 'react'
import DialogWindow from './dialog-window.tsx'

/** A window around a form, which begins anew each time it opens. */
export const formWindow =
  <Props extends { onClose: () => void }>(title: string, Form: ComponentType<Props>) =>
  (props: Props & { opened: boolean }) => (
    <DialogWindow opened={props.opened} onClose={props.onClose} title={title}>
      <Form {...props} />
    </DialogWindow>
  )
