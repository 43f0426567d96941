import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import style from './room-switch.module.css'

export interface Choice {
  id: string
  name: string
  badge: ReactNode
  picture?: ReactNode
}

/** What is said of a choice, chosen or offered. */
export const ChoiceFace = ({ choice: { name, badge, picture } }: { choice: Choice }) => (
  <>
    {picture}
    <span className={style.words}>
      <b>{name}</b>
      {badge}
    </span>
  </>
)

/** What is chosen; pressed, the others are offered. */
export const SwitchButton = ({ choice, ...rest }: ComponentPropsWithRef<'button'> & { choice: Choice }) => (
  <button type="button" aria-haspopup="menu" {...rest} className={`panel ${style.face}`}>
    <ChoiceFace choice={choice} />
    <IconChevronDown size={18} aria-hidden="true" />
  </button>
)
