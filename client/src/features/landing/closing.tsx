import { homeTexts } from 'shared/messages/it/screens-site'
import { leadModals } from '../../lead-modals.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './closing.module.css'

const texts = homeTexts.close

/** The last word, and the two ways to begin. */
export function Closing() {
  return (
    <section className={style.closing}>
      <Viewfinder className={style.frame}>
        <h2 className={style.title}>{texts.title}</h2>
        <p className={style.text}>{texts.text}</p>
        <ButtonLink to="/get-started" size="large">
          {homeTexts.hero.start}
        </ButtonLink>
        <Button
          look="quiet"
          onPointerEnter={leadModals.warm}
          onFocus={leadModals.warm}
          onClick={() => leadModals.open('script')}
        >
          {texts.script}
        </Button>
      </Viewfinder>
    </section>
  )
}
