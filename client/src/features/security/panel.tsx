import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import style from './security.module.css'

type Props = { title: string; text?: string | undefined; mark?: ReactNode; children?: ReactNode }

/** One subject of the part: what it is about on one side, what can be done on the other. */
export function Panel({ title, text, mark, children }: Props) {
  return (
    <Card className={style.panel}>
      <div className={style.about}>
        <h3 className={style.title}>{title}</h3>
        {mark}
        {text && <p className="note">{text}</p>}
      </div>
      <div className={style.content}>{children}</div>
    </Card>
  )
}
