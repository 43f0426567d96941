import { publicTexts } from 'shared/messages/it/public'
import { useSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import style from './navbar.module.css'

const texts = publicTexts.nav

/** Renders the way in for visitors, the way to the dashboard and out for clients. */
export function NavAccount() {
  const session = useSession()
  if (session.state !== 'signed-in')
    return (
      <div className={style.account}>
        <ButtonLink to="/login" variant="subtle" size="small">
          {texts.signIn}
        </ButtonLink>
        <ButtonLink to="/get-started" size="small">
          {texts.start}
        </ButtonLink>
      </div>
    )
  return (
    <div className={style.account}>
      <Button variant="subtle" size="small" onClick={() => void signOut()}>
        {texts.signOut}
      </Button>
      <ButtonLink to="/dashboard" size="small">
        {texts.dashboard}
      </ButtonLink>
    </div>
  )
}
