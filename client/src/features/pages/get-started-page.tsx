import { orderSteps } from 'shared/catalogue/landing'
import { publicTexts } from 'shared/messages/it/public'
import { useSession } from '../../lib/session.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { SceneIllustration, type StillKind } from '../../ui/scene-illustration.tsx'
import style from './get-started-page.module.css'
import { PageHead } from './page-head.tsx'

const texts = publicTexts.getStarted
const stills: StillKind[] = ['interview', 'product', 'kinetic']

/** Renders the link to a new briefing for signed-in users, otherwise to the sign-up. */
function FirstDoor() {
  const isSignedIn = useSession().state === 'signed-in'
  return isSignedIn ? (
    <ButtonLink to="/dashboard/briefing" search={{ project: 'new' }} size="large">
      {texts.briefing}
    </ButtonLink>
  ) : (
    <ButtonLink to="/auth" search={{ mode: 'sign-up' }} size="large">
      {texts.signUp}
    </ButtonLink>
  )
}

/** Renders the way of an order in three frames, and the doors at its end. */
export function GetStartedPage() {
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <ol className={style.strip}>
        {orderSteps.map((step, place) => (
          <li key={step.title} className={style.step}>
            <SceneIllustration
              kind={stills[place] ?? 'interview'}
              seed={`passo-${place}`}
              className={style.still}
              framed
            />
            <p className={style.time}>{step.time}</p>
            <h2 className={style.title}>{step.title}</h2>
            <p className={style.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={`page-width ${style.actions}`}>
        <FirstDoor />
        <ButtonAnchor href="/?demo=1" variant="outline" size="large">
          {texts.demo}
        </ButtonAnchor>
        <ButtonLink to="/" variant="subtle" size="large">
          {texts.home}
        </ButtonLink>
      </div>
    </>
  )
}
