import { brand } from 'shared/catalogue/brand'
import { uiTexts } from 'shared/messages/it/screens'
import style from './no-script-notice.module.css'

/** For browsers that run no programs: everything can be read, the forms need one. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className={style.notice}>
        {uiTexts.noScript} <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
      </p>
    </noscript>
  )
}
