import { uiTexts } from 'shared/messages/it/screens'
import style from './skip-to-content.module.css'

/** Renders the first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipToContent() {
  return (
    <a href="#contenuto" className={style.skip}>
      {uiTexts.toContent}
    </a>
  )
}
