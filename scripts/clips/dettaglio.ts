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
  times,
  tones,
} from './film.ts'

const FACETS = 18

/** The outline of the bottle: how wide it is at which height. */
const rings = [
  { y: 170, r: 34 },
  { y: 236, r: 34 },
  { y: 300, r: 112 },
  { y: 560, r: 118 },
  { y: 574, r: 108 },
]

const channel = (from: number, to: number, way: number) =>
  Math.round(mix(from, to, Math.min(1, Math.max(0, way))))
const shade = (lit: number, spark: number) =>
  `rgb(${channel(22, 150, lit) + channel(0, 105, spark)},${channel(20, 110, lit) + channel(0, 120, spark)},${channel(66, 255, lit)})`

function band(
  top: { y: number; r: number },
  foot: { y: number; r: number },
  turn: number,
  lamp: number,
): string {
  return times(FACETS, place => {
    const from = (place / FACETS) * Math.PI * 2 + turn
    const to = from + (Math.PI * 2) / FACETS
    const middle = (from + to) / 2
    if (Math.sin(middle) < -0.05) return ''
    const x = (angle: number, r: number) => fixed(640 - Math.cos(angle) * r)
    const y = (angle: number, ring: { y: number; r: number }) =>
      fixed(ring.y + Math.sin(angle) * ring.r * 0.16)
    const facing = Math.max(0, Math.cos(middle - lamp))
    const fill = shade(0.12 + facing * 0.7, facing ** 14)
    return `<path d="M${x(from, top.r)} ${y(from, top)}L${x(to, top.r)} ${y(to, top)}L${x(to, foot.r)} ${y(to, foot)}L${x(from, foot.r)} ${y(from, foot)}Z" fill="${fill}" stroke="${fill}" stroke-width=".8"/>`
  })
}

function bottle(turn: number, lamp: number): string {
  const bands = rings.slice(1).map((foot, place) => band(rings[place] ?? foot, foot, turn, lamp))
  return `${bands.join('')}<path d="M600 116H680V176Q640 190 600 176Z" fill="url(#cap)"/><ellipse cx="640" cy="116" rx="40" ry="7" fill="#ffe4c4"/>`
}

/** The label goes round with the bottle. */
function label(turn: number): string {
  const angle = ((turn % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)
  const wide = Math.sin(angle)
  if (wide < 0.08) return ''
  const x = 640 - Math.cos(angle) * 100
  return `<g transform="translate(${fixed(x)} 430) scale(${fixed(wide)} 1)"><rect x="-62" y="-64" width="124" height="128" rx="6" fill="#ffe9d0"/><circle cy="-14" r="26" fill="none" stroke="#2a1f63" stroke-width="5"/><circle cx="0" cy="-14" r="9" fill="#f08a3c"/><rect x="-34" y="28" width="68" height="7" fill="#2a1f63"/><rect x="-22" y="43" width="44" height="5" fill="#2a1f63" opacity=".6"/></g>`
}

const turntable: Shot = (at, lasts) => {
  const turn = at * 1.5 - 0.4
  const lamp = mix(0.5, 2.6, ease(at, 0, lasts))
  const lampX = 640 - Math.cos(lamp) * 560
  const thing = bottle(turn, lamp) + label(turn)
  const inside = `<rect x="-80" y="-80" width="1440" height="880" fill="url(#wall)"/>${glowAt('key', lampX, 220, 620, 520)}${glowAt('warm', 1280 - lampX, 560, 420, 320)}
    <rect x="${fixed(lampX - 46)}" y="60" width="92" height="330" rx="10" fill="#fff" opacity=".13"/>
    <ellipse cx="640" cy="640" rx="420" ry="86" fill="#05060f"/><ellipse cx="640" cy="622" rx="420" ry="84" fill="url(#plate)" stroke="#5d55a8" stroke-width="2"/>
    <g transform="translate(0 1212) scale(1 -1)" opacity=".28">${thing}</g><ellipse cx="640" cy="600" rx="180" ry="34" fill="#05060f" opacity=".4"/>${thing}`
  return `<defs>${fade('wall', '#1a2052', '#070919')}${fade('cap', '#ffb86b', '#7a4a22', true)}<linearGradient id="plate"><stop stop-color="#161b48"/><stop offset="${fixed(lampX / 1280)}" stop-color="#4b4796"/><stop offset="1" stop-color="#10143a"/></linearGradient>${light('key', tones.key, 0.85)}${light('warm', tones.glow, 0.45)}</defs>${camera(inside, mix(1, 1.08, at / lasts), 640, 420)}`
}

const roll = dice(5)
const knots = Array.from({ length: 11 * 21 }, (_, place) => ({
  column: place % 21,
  row: Math.floor(place / 21),
  tint: roll(),
}))

/** Woven thread from very near; the focus wanders over it. */
const macro: Shot = (at, lasts) => {
  const focus = mix(160, 1120, ease(at, 0.1, lasts))
  const weave = knots
    .map(({ column, row, tint }) => {
      const [x, y] = [column * 74 - 120 + (row % 2) * 37, row * 74 - 40]
      const near = Math.max(0, 1 - Math.abs(x + 200 - focus) / 520)
      return `<rect x="${x}" y="${y}" width="70" height="34" rx="17" transform="rotate(-32 ${x} ${y})" fill="${shade(0.1 + tint * 0.12 + near * 0.72, near ** 4 * 0.7)}"/>`
    })
    .join('')
  const stitch = times(
    11,
    place =>
      `<path d="M${fixed(70 + place * 122)} 452l66 -34" stroke="url(#thread)" stroke-width="20" stroke-linecap="round"/>`,
  )
  return `<defs>${fade('thread', '#ffe4c4', '#f08a3c')}${light('sweep', '#fff2e0', 0.55)}</defs><rect width="1280" height="720" fill="#0b0e2a"/>${camera(`${weave}<g stroke="none">${stitch}</g>`, mix(1.06, 1.16, at / lasts), 640, 420, mix(30, -40, at / lasts))}${glowAt('sweep', focus, 330, 360, 480)}`
}

/** A thing on its turntable, the lamp wandering around it; then the thread, from very near. */
export const dettaglio: Clip = {
  seconds: 6,
  width: 1280,
  height: 720,
  draw: cut({ lasts: 4, draw: turntable }, { lasts: 2, draw: macro }),
}
