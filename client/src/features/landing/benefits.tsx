import style from './benefits.module.css'
import type { Copy } from './copy.ts'
import section from './section.module.css'

const blades = [0, 60, 120, 180, 240, 300]
const ticks = Array.from({ length: 37 }, (_, place) => place)

/** Renders a lens from the front, its distances engraved on the barrel: ornament. */
function Lens() {
  return (
    <svg viewBox="0 0 800 800" className={style.lens} aria-hidden="true">
      <radialGradient id="lens-glass" cx="0.36" cy="0.3">
        <stop offset="0" className={style.glassLight} />
        <stop offset="0.34" className={style.glassMid} />
        <stop offset="1" className={style.glassDeep} />
      </radialGradient>
      <circle cx="400" cy="400" r="392" className={style.barrel} />
      {ticks.map(place => (
        <path
          key={place}
          d={`M400 24V${place % 3 ? 42 : 58}`}
          transform={`rotate(${place * 10} 400 400)`}
          className={place % 9 === 4 ? style.mark : style.tick}
        />
      ))}
      <circle cx="400" cy="400" r="322" className={style.ring} />
      <circle cx="400" cy="400" r="292" className={style.barrel} />
      <circle cx="400" cy="400" r="252" fill="url(#lens-glass)" />
      <circle cx="400" cy="400" r="196" className={style.ring} />
      <path d="M400 268L514 334V466L400 532L286 466V334Z" className={style.iris} />
      {blades.map(turn => (
        <path key={turn} d="M400 268L560 276" transform={`rotate(${turn} 400 400)`} className={style.blade} />
      ))}
      <path d="M470 186C560 216 612 290 618 372C580 300 536 248 470 186Z" className={style.flare} />
    </svg>
  )
}

export function Benefits({ copy }: Copy<'benefits'>) {
  return (
    <section className={style.band}>
      <Lens />
      <div className={`page-width ${style.inner}`}>
        <h2 className={section.title}>{copy.title}</h2>
        <ul className={style.items}>
          {copy.items.map(({ title, text }) => (
            <li key={title} className={style.item}>
              <h3 className={style.name}>{title}</h3>
              <p className={style.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
