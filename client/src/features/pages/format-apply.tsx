import type { ReactNode } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import style from './format-apply.module.css'

const texts = publicTexts.format

/** The application, and what happens once it is sent. */
export function FormatApply({ form }: { form: ReactNode }) {
  return (
    <section id="candidati" className={style.band}>
      <div className={style.apply}>
        <div className={style.words}>
          <h2 className={style.heading}>{texts.applyTitle}</h2>
          <p className={style.intro}>{texts.applyIntro}</p>
        </div>
        {form}
        <ol className={style.next} aria-label={texts.nextStepsLabel}>
          {texts.nextSteps.map(step => (
            <li key={step} className={style.step}>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
