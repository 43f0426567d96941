import { authTexts } from 'shared/messages/it/auth'
import style from './auth-form.module.css'

const texts = authTexts.signUp.sent

/** Where a new account goes on: in the mailbox. */
export function MailSent({ email }: { email: string }) {
  return (
    <section className={style.form} aria-live="polite">
      <h2>{texts.title}</h2>
      <p>{texts.text(email)}</p>
      <p className={style.small}>{texts.spam}</p>
    </section>
  )
}
