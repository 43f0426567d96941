import { uiTexts } from 'shared/messages/it/screens'
import style from './session-loader.module.css'

/** Fills the page while the session is checked. */
export function SessionLoader() {
  return (
    <div className="first-guard" role="status">
      <title>{uiTexts.checking}</title>
      <span className={style.ring} aria-hidden="true" />
      {uiTexts.checking}
    </div>
  )
}
