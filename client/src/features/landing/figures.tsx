import { homeTexts } from 'shared/messages/it/screens-site'
import style from './figures.module.css'

/** What has been done so far, in four figures on a strip of film. */
export function Figures() {
  return (
    <dl className={style.strip}>
      {homeTexts.figures.map(({ figure, text }) => (
        <div key={text} className={style.item}>
          <dt className={style.text}>{text}</dt>
          <dd className={style.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
