import type { ReactNode } from 'react'
import { landingTexts } from 'shared/messages/it/landing'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import style from './timeline.module.css'

/**
 * Pencil drawings of the six stages, in their order: who watches, the idea, the take, the check, the file, the help.
 */
const drawings: ReactNode[] = [
  <>
    <path d="M24 90C24 74 34 66 44 66S64 74 64 90M58 90C58 70 70 60 82 60S106 70 106 90" />
    <circle cx="44" cy="54" r="10" />
    <circle cx="82" cy="46" r="12" />
    <circle cx="112" cy="40" r="25" className={style.bold} />
    <path d="M130 58L150 80" className={style.bold} />
    <path d="M99 38Q103 28 112 26" />
  </>,
  <>
    <path d="M14 22H54V52H14ZM106 40H146V70H106Z" />
    <path d="M62 60H98V84H62Z" className={style.fill} />
    <path
      d="M58 32C74 28 82 38 80 54M74 48L80 55L86 48M102 74C112 86 126 86 129 76M123 80L129 75L134 81"
      className={style.arrow}
    />
    <path d="M22 32H46M22 42H38M114 50H138M114 60H128" />
  </>,
  <>
    <path d="M22 36H64V64H22ZM64 46L80 38V62L64 54" className={style.bold} />
    <circle cx="34" cy="28" r="8" />
    <circle cx="54" cy="28" r="8" />
    <path d="M43 64L26 88M43 64L60 88M43 64V88" />
    <path d="M112 90C112 70 120 64 128 64S144 70 144 90" className={style.fill} />
    <circle cx="128" cy="50" r="11" />
    <path d="M86 46H108M102 40L109 46L102 52" className={style.arrow} />
  </>,
  <>
    <path d="M20 46C44 16 92 16 116 46C92 76 44 76 20 46Z" className={style.bold} />
    <circle cx="68" cy="46" r="17" className={style.fill} />
    <circle cx="68" cy="46" r="6" />
    <path d="M112 66L126 80L152 50" className={style.bold} />
  </>,
  <>
    <path d="M18 16H104V66H18ZM46 80H76M61 66V80" className={style.bold} />
    <path d="M53 30V52L72 41Z" className={style.fill} />
    <path d="M118 32H146V84H118Z" />
    <path d="M132 44V66M124 58L132 67L140 58" className={style.arrow} />
  </>,
  <>
    <path d="M16 16H94V52H46L32 66V52H16Z" className={style.bold} />
    <path d="M74 58H148V86H140V94L130 86H74Z" className={style.fill} />
    <path d="M28 28H80M28 40H64M86 68H134M86 77H114" />
  </>,
]

const Drawing = ({ place }: { place: number }) => (
  <svg viewBox="0 0 168 100" className={style.drawing} aria-hidden="true">
    {drawings[place]}
  </svg>
)

/** Renders the six stages of a project, day by day, as a storyboard on paper. */
export function Timeline({ copy }: Copy<'timeline'>) {
  const { title, stages } = copy
  return (
    <section className={style.desk}>
      <div className={`page-width ${style.sheet}`}>
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
