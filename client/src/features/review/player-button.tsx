import type { ReactNode } from 'react'
import style from './player.module.css'

type Props = {
  label: string
  onClick: () => void
  /** For what is on or off. */
  isOn?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A sign in the player that can be pressed. */
export function PlayerButton({ label, onClick, isOn, className = '', children }: Props) {
  return (
    <button
      type="button"
      className={`${style.control} ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
