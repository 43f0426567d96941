import { landingTexts } from 'shared/messages/it/landing'
import type { Copy } from './copy.ts'
import style from './figures.module.css'
import section from './section.module.css'

/** What has been done so far, in six figures under an editing table's ruler. */
export function Figures({ copy }: Copy<'figures'>) {
  return (
    <section className={style.band} aria-label={landingTexts.figures}>
      <dl className={style.strip}>
        {copy.map(({ figure, text }) => (
          <div key={text} className={style.item}>
            <dt className={style.text}>{text}</dt>
            <dd className={style.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={style.note}>
        <span className={section.sample}>{landingTexts.example}</span> {landingTexts.figuresNote}
      </p>
    </section>
  )
}
