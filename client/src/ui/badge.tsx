import type { ReactNode } from 'react'
import style from './badge.module.css'

export type BadgeTone = 'yellow' | 'blue' | 'orange' | 'green' | 'red' | 'gray'

/** A state in one word, with its colour beside it, never in the colour alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={style.badge} data-tone={tone}>
      {children}
    </span>
  )
}
