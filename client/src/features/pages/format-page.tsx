import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatClip } from 'shared/catalogue/video-library'
import { publicTexts } from 'shared/messages/it/public'
import { formatTexts } from 'shared/messages/it/screens-pages'
import { ButtonAnchor } from '../../ui/button.tsx'
import { VideoPoster } from '../../ui/player/video-poster.tsx'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './format-page.module.css'

const texts = publicTexts.format

function FormatApply({ form }: { form: ReactNode }) {
  return (
    <section id="candidati" className={style.band}>
      <div className={`page-width ${style.section} ${style.split}`}>
        <div className={style.beside}>
          <h2 className={style.heading}>{texts.applyTitle}</h2>
          <p className={style.text}>{texts.applyIntro}</p>
        </div>
        {form}
        <ol className={style.next} aria-label={texts.nextStepsLabel}>
          {texts.nextSteps.map(step => (
            <li key={step} className={style.nextStep}>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const formatVideo = {
  video: { url: formatClip.url, title: formatTexts.about.title, kind: 'interview', seed: 'demo' },
  durationSeconds: formatClip.durationSeconds,
} as const

function Hero() {
  return (
    <header className={style.hero}>
      <SceneIllustration kind="interview" seed="format" className={style.scene} />
      <div className={style.veil} />
      <div className={`page-width ${style.opening}`}>
        <p className={style.slate} aria-hidden="true">
          {formatTexts.slate}
        </p>
        <Viewfinder className={style.frame} focusing>
          <h1 className={style.title}>{formatTexts.title}</h1>
        </Viewfinder>
        <p className={style.lead}>{formatTexts.intro}</p>
        <div className={style.actions}>
          <ButtonAnchor href="#candidati" size="large">
            {texts.join}
          </ButtonAnchor>
          <ButtonAnchor href="#come-funziona" variant="outline" size="large">
            {texts.howItWorks}
          </ButtonAnchor>
        </div>
      </div>
    </header>
  )
}

function Intro() {
  return (
    <section className={`page-width ${style.section} ${style.about}`}>
      <div>
        <h2 className={style.heading}>{formatTexts.about.title}</h2>
        <p className={style.text}>{formatTexts.about.text}</p>
      </div>
      <VideoPoster {...formatVideo} playLabel={formatTexts.about.play} />
    </section>
  )
}

function HowItWorks() {
  return (
    <section id="come-funziona" className={style.band}>
      <div className={`page-width ${style.section}`}>
        <h2 className={style.heading}>{texts.howItWorks}</h2>
        <ol className={style.sheet}>
          {formatTexts.steps.map(({ title, text }) => (
            <li key={title} className={style.step}>
              <h3 className={style.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Why() {
  return (
    <section className={`page-width ${style.section}`}>
      <h2 className={style.heading}>{texts.why}</h2>
      <ul className={style.benefits}>
        {formatTexts.benefits.map(({ title, text }) => (
          <li key={title} className={style.benefit}>
            <h3 className={style.claim}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Prepare() {
  return (
    <section className={`page-width ${style.section} ${style.split} ${style.prepare}`}>
      <div>
        <h2 className={style.heading}>{texts.prepare}</h2>
        <p className={style.text}>{formatTexts.checklistDocument.intro}</p>
        <ButtonAnchor variant="outline" href="/documents/checklist-intervista.pdf" download>
          <IconDownload size={20} aria-hidden="true" />
          {texts.checklist}
        </ButtonAnchor>
      </div>
      <ul className={style.checklist}>
        {formatTexts.checklist.map(({ title, text }) => (
          <li key={title} className={style.check}>
            <h3 className={style.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FormatPage({ form }: { form: ReactNode }) {
  return (
    <>
      <Hero />
      <Intro />
      <HowItWorks />
      <Why />
      <Prepare />
      <FormatApply form={form} />
      <ButtonAnchor href="#candidati" className={style.floating}>
        {texts.join}
      </ButtonAnchor>
    </>
  )
}
