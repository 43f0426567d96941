import { uiTexts } from 'shared/messages/it/screens'
import style from './skip-to-content.module.css'

/** Renders the skip link, the first tab stop of a page. */
export function SkipToContent() {
  return (
    <a href="#contenuto" className={style.skip}>
      {uiTexts.toContent}
    </a>
  )
}
