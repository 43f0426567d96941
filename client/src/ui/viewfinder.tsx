import type { ReactNode } from 'react'
import style from './viewfinder.module.css'

type Props = { children: ReactNode; className?: string | undefined; focusing?: boolean }

/** Renders viewfinder corners around its content; `focusing` animates them once. */
export function Viewfinder({ children, className = '', focusing = false }: Props) {
  return (
    <div className={`${style.frame} ${focusing ? style.focusing : ''} ${className}`}>
      <i className={style.corner} aria-hidden="true" />
      <i className={style.corner} aria-hidden="true" />
      <i className={style.corner} aria-hidden="true" />
      <i className={style.corner} aria-hidden="true" />
      {children}
    </div>
  )
}
