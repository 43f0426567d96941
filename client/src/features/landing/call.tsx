import { ButtonLink } from '../../ui/button-link.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './call.module.css'
import type { Copy } from './copy.ts'

/** The last word before the film starts. */
export function Call({ copy }: Copy<'call'>) {
  return (
    <section className={style.call}>
      <Viewfinder className={style.frame}>
        <h2 className={style.title}>{copy.title}</h2>
        <p className={style.text}>{copy.text}</p>
        <ButtonLink to="/get-started" size="large" className={style.start}>
          {copy.start}
        </ButtonLink>
      </Viewfinder>
    </section>
  )
}
