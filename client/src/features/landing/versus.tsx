import type { Copy } from './copy.ts'
import section from './section.module.css'
import style from './versus.module.css'

export function Versus({ copy }: Copy<'versus'>) {
  return (
    <section className={style.band}>
      <div className={`page-width ${style.inner}`}>
        <h2 className={`${section.title} ${style.title}`}>{copy.title}</h2>
        <div className={style.heads} aria-hidden="true">
          <p>{copy.oldTitle}</p>
          <p>{copy.newTitle}</p>
        </div>
        <ul className={style.rows}>
          {copy.rows.map(({ before, now }) => (
            <li key={before} className={style.row}>
              <p className={style.before}>
                <span className="visually-hidden">{`${copy.oldTitle}: `}</span>
                <s>{before}</s>
              </p>
              <p className={style.now}>
                <span className="visually-hidden">{`${copy.newTitle}: `}</span>
                {now}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
