import { landingTexts } from 'shared/messages/it/landing'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import { Drawing } from './storyboard.tsx'
import style from './timeline.module.css'

/** The six stages of a project, day by day, as a storyboard on paper. */
export function Timeline({ copy }: Copy<'timeline'>) {
  const { title, stages } = copy
  return (
    <section className={style.desk}>
      <div className={style.sheet}>
        <h2 className={`${section.title} ${style.title}`}>{title}</h2>
        <ol className={style.panels}>
          {stages.map((stage, place) => (
            <li key={stage.title} className={style.panel}>
              <div className={style.picture}>
                <Drawing place={place} />
                <p className={style.time}>{stage.time}</p>
              </div>
              <h3 className={style.name}>
                <span className="visually-hidden">{`${landingTexts.stage(place + 1, stages.length)}: `}</span>
                {stage.title}
              </h3>
              <p className={style.text}>{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
