import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

/** A dialog over the page: names its close button, keeps the page's width. Its code travels when it first opens. */
export function Dialog(props: ModalProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null
}
