import { homeTexts } from 'shared/messages/it/screens-site'
import style from './process.module.css'
import section from './section.module.css'

const { title, steps } = homeTexts.process

/** The three steps, on the tracks of an editing table. */
export function Process() {
  return (
    <section id="processo" className={style.band}>
      <div className={section.section}>
        <h2 className={section.title}>{title}</h2>
        <ol className={style.tracks}>
          {steps.map(step => (
            <li key={step.title} className={style.track}>
              <div className={style.clip}>
                <p className={style.time}>{step.time}</p>
                <h3 className={style.name}>{step.title}</h3>
              </div>
              <p className={style.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
