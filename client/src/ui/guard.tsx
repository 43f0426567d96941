import { uiTexts } from 'shared/messages/it/screens'
import style from './guard.module.css'

/** What stands there while the session is looked up. */
export function Guard() {
  return (
    <div className={style.guard} role="status">
      <title>{uiTexts.checking}</title>
      <span className={style.ring} aria-hidden="true" />
      {uiTexts.checking}
    </div>
  )
}
