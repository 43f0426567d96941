import { materialTexts } from 'shared/messages/it/materials'
import { Card } from '../../ui/card.tsx'
import style from './materials-screen.module.css'

const { tipsTitle, tips } = materialTexts

/** What helps most, so that nobody has to guess. */
export function Tips() {
  return (
    <Card title={tipsTitle}>
      <ul className="stack gap-18">
        {tips.map(({ title, text }) => (
          <li key={title} className={style.tip}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
