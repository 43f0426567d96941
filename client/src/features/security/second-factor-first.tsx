import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { securityTexts } from 'shared/messages/it/security'
import { refreshSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { CenteredPage } from '../../ui/centered-page.tsx'
import { Enrolment } from './enrolment.tsx'
import style from './second-factor-first.module.css'

/** The lone sheet on which a member sets the second factor up, where the hub does not open without. */
export default function SecondFactorFirst() {
  return (
    <CenteredPage title={authTexts.secondFactor.title} wide>
      <h1 className={style.title}>{securityTexts.factor.teamTitle}</h1>
      <p className={style.intro}>{securityTexts.factor.teamText}</p>
      <Enrolment onDone={() => void refreshSession()} />
      <Button variant="subtle" wide className={style.out} onClick={() => void signOut()}>
        {publicTexts.nav.signOut}
      </Button>
    </CenteredPage>
  )
}
