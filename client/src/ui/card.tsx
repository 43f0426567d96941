import type { ReactNode } from 'react'
import style from './card.module.css'

type Props = { title?: string; className?: string | undefined; children: ReactNode }

/** A sheet on the table, with a name if it needs one. */
export function Card({ title, className = '', children }: Props) {
  return (
    <section className={`panel ${style.card} ${className}`}>
      {title && <h2 className={style.title}>{title}</h2>}
      {children}
    </section>
  )
}
