import { type Icon, IconMovie } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import style from './state.module.css'
import { Viewfinder } from './viewfinder.tsx'

type Props = {
  title: string
  text?: string
  icon?: Icon
  level?: 1 | 2 | 3
  children?: ReactNode
}

/** What will be here, and the way to get it. */
export function EmptyState({ title, text, icon: Sign = IconMovie, level = 2, children }: Props) {
  const Title = `h${level}` as const
  return (
    <section className={style.state}>
      <Viewfinder className={style.frame}>
        <Sign size={28} aria-hidden="true" />
      </Viewfinder>
      <Title className={style.title}>{title}</Title>
      {text && <p className="soft">{text}</p>}
      {children && <div className={style.actions}>{children}</div>}
    </section>
  )
}
