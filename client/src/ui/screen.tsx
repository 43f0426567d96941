import type { ReactNode } from 'react'
import { brand } from 'shared/catalogue/brand'
import style from './screen.module.css'

type Props = {
  title: string
  intro?: string
  actions?: ReactNode
  wide?: boolean
  /** Makes the header small on phones. */
  compact?: boolean
  children: ReactNode
}

/** Layout of a screen: title, intro, actions and content. */
export function Screen({ title, intro, actions, wide = false, compact = false, children }: Props) {
  return (
    <div className={`${style.screen} ${wide ? style.wide : ''} ${compact ? style.compact : ''}`}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={style.head}>
        <div>
          <h1 className={style.title}>{title}</h1>
          {intro && <p className={style.intro}>{intro}</p>}
        </div>
        {actions && <div className={style.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
