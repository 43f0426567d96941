import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { boardTexts } from 'shared/messages/it/members'
import style from './board.module.css'

type Props = Omit<ComponentProps<'button'>, 'title'> & { project: string }

/** Opens the menu that moves a card without dragging it. */
export const MoveButton = ({ project, className = '', ...rest }: Props) => (
  <button
    type="button"
    className={`icon-button quiet ${style.move} ${className}`}
    aria-label={boardTexts.move(project)}
    aria-haspopup="menu"
    {...rest}
  >
    <IconDots size={20} aria-hidden="true" />
  </button>
)
