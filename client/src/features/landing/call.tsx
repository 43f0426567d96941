import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './call.module.css'
import type { Copy } from './copy.ts'
import { StartLink } from './start-link.tsx'

/** The last word before the film starts. */
export function Call({ copy }: Copy<'call'>) {
  return (
    <section className={style.call}>
      <Viewfinder className={style.frame}>
        <h2 className={style.title}>{copy.title}</h2>
        <p className={style.text}>{copy.text}</p>
        <StartLink label={copy.start} className={style.start} />
      </Viewfinder>
    </section>
  )
}
