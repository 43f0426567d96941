import type { ReactNode } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { formatTexts } from 'shared/messages/it/screens-site'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import { Still } from '../../ui/still.tsx'
import style from './format-page.module.css'
import { PageHead } from './page-head.tsx'

const texts = publicTexts.format

function Hero() {
  return (
    <>
      <PageHead title={formatTexts.title} intro={formatTexts.intro} />
      <div className={style.actions}>
        <ButtonAnchor href="#candidati" size="large">
          {texts.join}
        </ButtonAnchor>
        <ButtonAnchor href="#come-funziona" look="line" size="large">
          {texts.howItWorks}
        </ButtonAnchor>
      </div>
      <Still kind="interview" seed="format" className={style.still} framed />
    </>
  )
}

function HowItWorks() {
  return (
    <section id="come-funziona" className={style.section}>
      <h2 className={style.heading}>{texts.howItWorks}</h2>
      <ol className={style.steps}>
        {formatTexts.steps.map(({ title, text }) => (
          <li key={title} className={style.step}>
            <h3 className={style.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Why() {
  return (
    <section className={`${style.section} ${style.why}`}>
      <h2 className={style.heading}>{texts.why}</h2>
      <ul className={style.benefits}>
        {formatTexts.benefits.map(({ title, text }) => (
          <li key={title} className={style.benefit}>
            <h3 className={style.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Prepare() {
  return (
    <section className={`${style.section} ${style.prepare}`}>
      <h2 className={style.heading}>{texts.prepare}</h2>
      <ul className={style.checklist}>
        {formatTexts.checklist.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Apply({ form }: { form: ReactNode }) {
  return (
    <section id="candidati" className={style.band}>
      <div className={`${style.section} ${style.apply}`}>
        <div>
          <h2 className={style.heading}>{texts.applyTitle}</h2>
          <p className={style.intro}>{texts.applyIntro}</p>
          <ol className={style.next}>
            {texts.nextSteps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {form}
      </div>
    </section>
  )
}

/** The interview format: what it is, how it goes, and the form to take part. */
export function FormatPage({ form }: { form: ReactNode }) {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Why />
      <Prepare />
      <Apply form={form} />
      <ButtonAnchor href="#candidati" className={style.floating}>
        {texts.join}
      </ButtonAnchor>
    </>
  )
}
