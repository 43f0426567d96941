import type { ReactNode } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { Button } from './button.tsx'
import style from './confirm-dialog.module.css'
import { LazyModal } from './lazy-modal.tsx'

type Props = {
  opened: boolean
  title: string
  text: string
  confirm: string
  busy?: boolean
  danger?: boolean
  /** Below the text, such as a preview of what is sent. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { opened, title, text, confirm, busy, danger, children, onConfirm, onClose } = props
  return (
    <LazyModal opened={opened} onClose={onClose} title={title}>
      <p className="soft">{text}</p>
      {children}
      <div className={style.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {uiTexts.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </LazyModal>
  )
}
