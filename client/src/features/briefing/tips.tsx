import { orderTexts } from 'shared/messages/it/dashboard-order'
import style from './tips.module.css'

const texts = orderTexts.briefing

/** How to tell it well. */
export function Tips() {
  return (
    <aside className={style.tips}>
      <h2 className={style.heading}>{texts.tipsTitle}</h2>
      <ol className={style.list}>
        {texts.tips.map(tip => (
          <li key={tip.title} className={style.tip}>
            <h3 className={style.title}>{tip.title}</h3>
            <p>{tip.text}</p>
          </li>
        ))}
      </ol>
    </aside>
  )
}
