import { type Icon, IconAlertTriangle, IconMovie } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { Button } from './button.tsx'
import style from './state.module.css'
import { Viewfinder } from './viewfinder.tsx'

type ErrorProps = { title: string; text?: string | undefined; retry?: (() => void) | undefined }

export function ErrorState({ title, text, retry }: ErrorProps) {
  return (
    <section className={`${style.state} ${style.bad}`} role="alert">
      <Viewfinder className={style.frame}>
        <IconAlertTriangle size={28} aria-hidden="true" />
      </Viewfinder>
      <h2 className={style.title}>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {retry && (
        <div className={style.actions}>
          <Button variant="outline" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
    </section>
  )
}

type Props = {
  title: string
  text?: string
  icon?: Icon
  level?: 1 | 2 | 3
  children?: ReactNode
}

/** Shows what an empty screen will contain, and the next step. */
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
