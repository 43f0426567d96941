import type { ReactNode } from 'react'
import style from './centered-page.module.css'

type Props = {
  /** Of the browser's tab. */
  title: string
  wide?: boolean
  children: ReactNode
}

/** A sheet alone on the screen: what has to be done before anything else. */
export function CenteredPage({ title, wide, children }: Props) {
  return (
    <main className={style.page}>
      <title>{title}</title>
      <div className={`panel ${style.sheet} ${wide ? style.wide : ''}`}>{children}</div>
    </main>
  )
}
