import { landingTexts } from 'shared/messages/it/landing'
import { OverlayButton } from '../../lib/overlay-button.tsx'
import type { Copy } from './copy.ts'
import style from './script-promo.module.css'
import section from './section.module.css'

const texts = landingTexts.script

export function ScriptPromo({ copy }: Copy<'script'>) {
  return (
    <section className={`${section.section} ${style.promo}`}>
      <div>
        <h2 className={section.title}>{copy.title}</h2>
        <p className={section.text}>{copy.text}</p>
        <OverlayButton opens="script" size="large" className={style.send}>
          {copy.open}
        </OverlayButton>
      </div>
      <div className={style.page}>
        <p className={style.note}>
          {texts.before} <span>{copy.beforeTime}</span>
        </p>
        <p className={style.before}>
          <s>{copy.before}</s>
        </p>
        <p className={style.note}>
          {texts.after} <span>{copy.afterTime}</span>
          <small className={section.sample}>{landingTexts.example}</small>
        </p>
        <p className={style.after}>
          <mark>{copy.after}</mark>
        </p>
      </div>
    </section>
  )
}
