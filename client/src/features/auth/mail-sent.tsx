import { authTexts } from 'shared/messages/it/auth'
import style from './auth-form.module.css'
import { ResendButton } from './resend-confirmation.tsx'

const texts = authTexts.signUp.sent

/** Where a new account goes on: in the mailbox. */
export function MailSent({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  return (
    <section className={style.form} aria-live="polite">
      <h2>{texts.title}</h2>
      <p className="breaks">{texts.text(email)}</p>
      <p className={style.small}>{texts.spam}</p>
      <ResendButton email={email} />
      <button type="button" className={style.switch} onClick={onCorrect}>
        {texts.correct}
      </button>
    </section>
  )
}
