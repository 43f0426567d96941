import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import style from './project-switcher.module.css'

type Props = Omit<ComponentProps<'button'>, 'title'> & { project: string }

/** Names the project that the screens are about. */
export function SwitcherButton({ project, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${style.switcher} ${className}`}
      aria-label={`${dashboardTexts.project.selector}: ${project}`}
      aria-haspopup="menu"
      {...rest}
    >
      <span className={`ellipsis ${style.title}`}>{project}</span>
      <IconChevronDown size={18} aria-hidden="true" />
    </button>
  )
}
