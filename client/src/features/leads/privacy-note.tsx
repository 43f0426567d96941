import { publicTexts } from 'shared/messages/it/public'
import style from './form.module.css'

/** Says what the data are for and that nothing typed is lost; the policy opens beside the form, which stays as it is. */
export function PrivacyNote() {
  return (
    <p className={style.small}>
      {publicTexts.form.privacy}{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {publicTexts.footer.privacy}
      </a>
      . {publicTexts.form.keep}
    </p>
  )
}
