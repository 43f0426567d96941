import { authTexts } from 'shared/messages/it/auth'
import { ChangePasswordScreen } from './change-password-screen.tsx'
import style from './password-first.module.css'

/** The lone sheet on which a temporary password is changed before anything else. */
export default function PasswordFirst() {
  return (
    <main className={style.page}>
      <title>{authTexts.change.title}</title>
      <div className={style.sheet}>
        <ChangePasswordScreen />
      </div>
    </main>
  )
}
