import type { ReactNode } from 'react'
import style from './viewfinder.module.css'

type Props = { children: ReactNode; className?: string | undefined; focusing?: boolean }

/** Renders the four corners of a camera's frame around what matters; `focusing` lets them settle once. */
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
