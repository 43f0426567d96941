import { orderTexts } from 'shared/messages/it/dashboard-order'
import style from './tips.module.css'

const texts = orderTexts.briefSummary

/** What happens with the brief now. */
export function NextSteps() {
  return (
    <aside className={style.tips}>
      <h2 className={style.heading}>{texts.nextTitle}</h2>
      <ol className={style.list}>
        {texts.next.map(step => (
          <li key={step.title} className={style.tip}>
            <h3 className={style.title}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </aside>
  )
}
