import { IconTrash } from '@tabler/icons-react'
import style from './remove-button.module.css'

type Props = { label: string; disabled?: boolean; className?: string | undefined; onRemove: () => void }

/** A round sign that takes one thing of a list away; its name says which. */
export function RemoveButton({ label, disabled = false, className = '', onRemove }: Props) {
  return (
    <button
      type="button"
      className={`icon-button soft ${style.remove} ${className}`}
      aria-label={label}
      disabled={disabled}
      onClick={onRemove}
    >
      <IconTrash size={20} aria-hidden="true" />
    </button>
  )
}
