import {
  type Clip,
  camera,
  cut,
  dice,
  ease,
  fade,
  fixed,
  glowAt,
  light,
  mix,
  type Shot,
  settle,
  tones,
} from './film.ts'

const stops = [250, 510, 770, 1030]
const strands = Array.from({ length: 9 }, (_, place) => ({ place, lift: (place - 4) * 46 }))
const colours = [tones.key, '#5f8cff', tones.glow, '#d65cff', '#4fd6c8']

/** Lines that come from everywhere, meet in each step and part again. */
function strand({ place, lift }: (typeof strands)[number], at: number): string {
  const knots = [-80, ...stops, 1360]
  const path = knots
    .map((x, knot) => {
      if (knot === 0) return `M${x} ${360 + lift * 2.4}`
      const before = knots[knot - 1] ?? 0
      const middle = (before + x) / 2
      const from = knot === 1 ? 360 + lift * 2.4 : 360
      const to = knot === knots.length - 1 ? 360 + lift * 1.7 : 360
      const bulge = lift * (knot % 2 ? 1 : -1) * 0.9
      return `C${middle - 30} ${fixed(from + bulge)} ${middle + 30} ${fixed(to + bulge)} ${x} ${fixed(to)}`
    })
    .join('')
  const colour = colours[place % colours.length] ?? tones.key
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity=".2" stroke-width="2.5"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-dasharray="90 340" stroke-dashoffset="${fixed(430 - at * 330 - place * 67)}" opacity="${fixed(ease(at, 0, 0.7))}"/>`
}

const signs = [
  '<path d="M-20 -16H20V12H-4L-14 22V12H-20Z"/>',
  '<path d="M-16 -22H10L18 -12V22H-16Z M-8 -4H10 M-8 8H10"/>',
  '<path d="M-24 -14H10V14H-24Z M10 -4L24 -12V12L10 4Z"/>',
  '<path d="M-22 2L-6 18L24 -16"/>',
]

function step(x: number, place: number, at: number): string {
  const way = settle(at, 0.5 + place * 0.75, 1.1 + place * 0.75)
  const r = mix(12, 66, way)
  return `${glowAt('knot', x, 360, 190 * way)}<circle cx="${x}" cy="360" r="${fixed(r)}" fill="#0d1236" stroke="${place === 3 ? tones.glow : '#ae9dff'}" stroke-width="4"/><g transform="translate(${x} 360) scale(${fixed(way * 1.15)})" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${signs[place] ?? ''}</g>
    <text x="${x}" y="476" text-anchor="middle" font-family="Mono" font-size="24" fill="${tones.pale}" opacity="${fixed(way)}">0${place + 1}</text>`
}

const steps: Shot = (at, lasts) =>
  `<defs>${fade('ground', '#0d1233', '#080b1d')}${light('knot', tones.key, 0.6)}</defs>${camera(`<rect x="-80" y="-80" width="1440" height="880" fill="url(#ground)"/>${strands.map(each => strand(each, at)).join('')}${stops.map((x, place) => step(x, place, at)).join('')}`, mix(1.12, 1, ease(at, 0, lasts)), mix(300, 640, ease(at, 0, lasts)))}`

const roll = dice(91)
const COLUMNS = 46
const land = (x: number, y: number) => {
  const spine = 0.3 + y * 0.42
  const wide = 0.2 - Math.abs(y - 0.28) * 0.13 + 0.05 * Math.sin(y * 19)
  return Math.abs(x - spine) < wide
}
const dots = Array.from({ length: COLUMNS * 26 }, (_, place) => ({
  x: (place % COLUMNS) / COLUMNS,
  y: Math.floor(place / COLUMNS) / 26,
})).filter(({ x, y }) => land(x, y))
const towns = Array.from({ length: 9 }, (_, place) => ({
  ...(dots[Math.floor(roll() * dots.length)] ?? { x: 0.5, y: 0.5 }),
  from: 0.3 + place * 0.3,
}))
const placeOf = ({ x, y }: { x: number; y: number }) => ({ x: 120 + x * 1040, y: 60 + y * 600 })

function arc(from: (typeof towns)[number], to: (typeof towns)[number], at: number): string {
  const [a, b] = [placeOf(from), placeOf(to)]
  const way = ease(at, to.from - 0.25, to.from + 0.25)
  return `<path d="M${fixed(a.x)} ${fixed(a.y)}Q${fixed((a.x + b.x) / 2)} ${fixed(Math.min(a.y, b.y) - 90)} ${fixed(b.x)} ${fixed(b.y)}" pathLength="100" stroke-dasharray="${fixed(way * 100)} 100" fill="none" stroke="#ffb86b" stroke-width="2.5" opacity=".8"/>`
}

/** A map of points that light up town after town. */
const map: Shot = (at, lasts) => {
  const points = dots
    .map(dot => {
      const { x, y } = placeOf(dot)
      const near = Math.max(
        0,
        ...towns.map(
          town =>
            ease(at, town.from, town.from + 0.5) *
            Math.max(0, 1 - Math.hypot(dot.x - town.x, (dot.y - town.y) * 0.6) / 0.075),
        ),
      )
      return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(4.6 + near * 3)}" fill="${near > 0.25 ? '#ae9dff' : '#2f3a86'}"/>`
    })
    .join('')
  const lit = towns
    .map(town => {
      const { x, y } = placeOf(town)
      const way = settle(at, town.from, town.from + 0.5)
      return `${glowAt('town', x, y, 70 * way)}<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(10 * way)}" fill="#ffe4c4"/>`
    })
    .join('')
  const arcs = towns
    .slice(1)
    .map((town, place) => arc(towns[place] ?? town, town, at))
    .join('')
  return `<defs>${light('town', tones.glow, 0.9)}${light('sea', tones.key, 0.3)}</defs><rect width="1280" height="720" fill="#080b1d"/>${glowAt('sea', 640, 360, 700, 460)}${camera(points + arcs + lit, mix(1, 1.1, at / lasts), 640, 330)}`
}

/** Lines become four steps, then a map that lights up. */
export const flussi: Clip = {
  seconds: 8,
  width: 1280,
  height: 720,
  draw: cut({ lasts: 4.4, draw: steps }, { lasts: 3.6, draw: map }),
}
