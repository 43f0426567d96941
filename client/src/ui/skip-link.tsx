import { uiTexts } from 'shared/messages/it/screens'
import style from './skip-link.module.css'

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <a href="#contenuto" className={style.skip}>
      {uiTexts.toContent}
    </a>
  )
}
