import { homeTexts } from 'shared/messages/it/screens-site'
import { leadModals } from '../../lead-modals.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Still } from '../../ui/still.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './hero.module.css'

const texts = homeTexts.hero

/** The camera's own display: ornament, so it is not read out. */
function Display() {
  const { recording, timecode, film, light, aspect } = texts.display
  return (
    <div className={style.display} aria-hidden="true">
      <span className={style.rec}>{recording}</span>
      <span>{timecode}</span>
      <span className={style.wideOnly}>{film}</span>
      <span className={style.wideOnly}>{light}</span>
      <span>{aspect}</span>
    </div>
  )
}

/** The first frame: the headline comes into focus. */
export function Hero() {
  return (
    <section className={style.hero}>
      <Still kind="interview" seed="apertura" className={style.scene} />
      <div className={style.veil} />
      <div className={style.inner}>
        <Viewfinder className={style.frame} focusing>
          <h1 className={style.title}>{texts.title}</h1>
        </Viewfinder>
        <p className={style.text}>{texts.text}</p>
        <div className={style.actions}>
          <ButtonLink to="/get-started" size="large">
            {texts.start}
          </ButtonLink>
          <Button
            look="line"
            size="large"
            onPointerEnter={leadModals.warm}
            onFocus={leadModals.warm}
            onClick={() => leadModals.open('audit')}
          >
            {texts.audit}
          </Button>
        </div>
        <p className={style.promise}>{texts.promise}</p>
      </div>
      <Display />
    </section>
  )
}
