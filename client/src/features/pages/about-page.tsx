import { landingTexts } from 'shared/messages/it/landing'
import { publicTexts } from 'shared/messages/it/public'
import { aboutTexts } from 'shared/messages/it/screens-pages'
import { ButtonLink } from '../../ui/button.tsx'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import style from './about-page.module.css'
import { PageHead } from './page-head.tsx'

const texts = publicTexts.about

function Values() {
  return (
    <section className={`page-width ${style.values}`}>
      <h2 className={style.heading}>{texts.values}</h2>
      <dl>
        {aboutTexts.values.map(({ title, text }) => (
          <div key={title} className={style.value}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Figures() {
  return (
    <section className={style.figures}>
      <h2 className="visually-hidden">{texts.figures}</h2>
      <dl className={`page-width ${style.numbers}`}>
        {aboutTexts.figures.map(({ figure, text }) => (
          <div key={text} className={style.number}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={`page-width soft ${style.note}`}>{landingTexts.figuresNote}</p>
    </section>
  )
}

export function AboutPage() {
  return (
    <>
      <PageHead title={texts.title} intro={aboutTexts.intro} />
      <section className={style.mission}>
        <SceneIllustration kind="interview" seed="chi-siamo" className={style.still} framed />
        <div>
          <h2 className={style.heading}>{texts.mission}</h2>
          <p className={style.statement}>{aboutTexts.mission}</p>
        </div>
      </section>
      <Values />
      <Figures />
      <section className={`page-width ${style.start}`}>
        <h2 className={style.call}>{aboutTexts.call}</h2>
        <ButtonLink to="/get-started" size="large">
          {publicTexts.nav.start}
        </ButtonLink>
      </section>
    </>
  )
}
