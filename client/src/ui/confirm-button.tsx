import { type ButtonVariant, WindowButton } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = ButtonVariant & {
  label: string
  /** Its name where several have the same label. */
  'aria-label'?: string
  question: { title: string; text: string; confirm: string; danger?: boolean }
  busy?: boolean
  /** Calls `close` when it is done, well or not. */
  onConfirm: (close: () => void) => void
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ label, question, busy = false, onConfirm, ...look }: Props) {
  return (
    <WindowButton
      {...look}
      window={state => (
        <ConfirmDialog {...question} {...state} busy={busy} onConfirm={() => onConfirm(state.onClose)} />
      )}
    >
      {label}
    </WindowButton>
  )
}
