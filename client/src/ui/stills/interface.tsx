import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

type Part = { roll: () => number }

const rows = [0, 1, 2, 3, 4]

/** Columns of a chart, one of them the one that counts. */
function chart({ roll }: Part) {
  const best = 2 + Math.floor(roll() * 4)
  const bars = Array.from({ length: 8 }, (_, place) => ({ place, tall: 50 + roll() * 150 }))
  return bars.map(({ place, tall }) => (
    <rect
      key={place}
      x={296 + place * 84}
      y={574 - (place === best ? 228 : tall)}
      width="46"
      height={place === best ? 228 : tall}
      rx="8"
      className={place === best ? style.glow : style.key}
      opacity={place === best ? 1 : 0.75}
    />
  ))
}

const list = ({ roll }: Part) =>
  rows.map(row => (
    <g key={row}>
      <rect
        x="284"
        y={338 + row * 54}
        width="28"
        height="28"
        rx="8"
        className={row === 1 ? style.glow : style.mid}
      />
      <rect
        x="332"
        y={345 + row * 54}
        width={150 + roll() * 190}
        height="14"
        rx="7"
        className={style.cool}
        opacity="0.7"
      />
      <rect
        x="820"
        y={340 + row * 54}
        width="124"
        height="24"
        rx="12"
        className={row === 1 ? style.glow : style.key}
        opacity={row === 1 ? 1 : 0.6}
      />
    </g>
  ))

/** Draws a curve through a map of steps. */
function curve({ roll }: Part) {
  const y = () => 360 + roll() * 180
  return (
    <>
      <path d={`M280 560C380 ${y()} 470 ${y()} 560 480S760 ${y()} 950 350`} className={style.curve} />
      <circle cx="560" cy="480" r="15" className={style.pale} />
      <circle cx="950" cy="350" r="20" className={style.glow} />
    </>
  )
}

const contents = [chart, list, curve]

/** Renders a program's window in perspective, the pointer on its way. */
export function Interface({ roll, id }: SceneProps) {
  const content = contents[Math.floor(roll() * contents.length)] ?? chart
  return (
    <>
      <Fade id={`${id}f`} from="night" to="mid" />
      <Light id={`${id}k`} tone="key" strength={0.8} />
      <Light id={`${id}g`} tone="glow" strength={0.5} />
      <Fade id={`${id}c`} from="key" to="glow" sideways />
      <Fade id={`${id}w`} from="mid" to="deep" />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <circle cx="1220" cy="760" r="680" fill={`url(#${id}k)`} />
      <circle cx="220" cy="120" r="520" fill={`url(#${id}g)`} />
      <g transform="translate(250 150) skewY(-7) skewX(9)">
        <rect x="-26" y="44" width="1010" height="640" rx="26" className={style.night} opacity="0.6" />
        <rect width="1010" height="640" rx="26" fill={`url(#${id}w)`} />
        <rect width="1010" height="640" rx="26" className={style.edgeLine} />
        <path d="M0 64H1010" className={style.edgeLine} />
        <circle cx="40" cy="32" r="9" className={style.glow} />
        <circle cx="70" cy="32" r="9" className={style.cool} opacity="0.6" />
        <rect x="30" y="96" width="190" height="512" rx="16" className={style.night} opacity="0.6" />
        {rows.map(row => (
          <rect
            key={row}
            x="54"
            y={128 + row * 58}
            width={row === 1 ? 142 : 108}
            height="16"
            rx="8"
            className={row === 1 ? style.key : style.mid}
          />
        ))}
        <rect x="250" y="96" width="730" height="190" rx="16" fill={`url(#${id}c)`} />
        <rect x="284" y="132" width="300" height="30" rx="15" className={style.pale} />
        <rect x="284" y="182" width="200" height="16" rx="8" className={style.pale} opacity="0.6" />
        <circle cx="890" cy="190" r="54" className={style.pale} opacity="0.24" />
        <rect x="250" y="310" width="730" height="304" rx="16" className={style.night} opacity="0.6" />
        {content({ roll })}
      </g>
      <circle cx="1062" cy="532" r="72" className={style.edgeLine} />
      <path d="M1050 520l0 118l30-28l20 48l24-10l-20-47l42-3z" className={style.pale} />
    </>
  )
}
