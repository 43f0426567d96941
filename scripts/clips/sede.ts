import { type Clip, dice, ease, fade, fixed, glowAt, light, mix, type Shot, times, tones } from './film.ts'

const SECONDS = 8
const roll = dice(42)

const clouds = Array.from({ length: 5 }, () => ({
  x: roll() * 1500,
  y: 60 + roll() * 240,
  wide: 160 + roll() * 260,
}))
const city = Array.from({ length: 16 }, (_, place) => ({ x: place * 96 - 40, tall: 120 + roll() * 170 }))
const rooms = Array.from({ length: 6 * 9 }, (_, place) => ({
  column: place % 9,
  row: Math.floor(place / 9),
  on: 0.7 + roll() * 5.6,
  warm: roll() > 0.28,
  who: roll() > 0.66 ? 12 + roll() * 46 : 0,
  plant: roll() > 0.7,
}))

function room({ column, row, on, warm, who, plant }: (typeof rooms)[number], at: number): string {
  const lit = ease(at, on, on + 0.35)
  const step = Math.sin(at * 0.9 + on * 3) * 7
  const person = who
    ? `<path transform="translate(${fixed(who + step)} 62)" d="M0 -34a7 7 0 1 1 .1 0zM-10 0C-10 -22 -6 -29 0 -29C6 -29 10 -22 10 0Z" fill="#1a1330"/>`
    : ''
  const leaf = plant
    ? '<path d="M70 62V48M70 52C62 50 60 42 61 38C68 40 70 46 70 52ZM70 48C78 46 80 40 79 36C72 38 70 44 70 48Z" stroke="#1a1330" stroke-width="2" fill="#1a1330"/>'
    : ''
  return `<g transform="translate(${column * 104} ${row * 92})"><rect width="88" height="62" fill="#1c2452"/><g opacity="${fixed(lit)}"><rect width="88" height="62" fill="url(#${warm ? 'warmRoom' : 'coolRoom'})"/><rect x="20" y="4" width="48" height="3" fill="#fff6e6"/>${person}${leaf}</g><path d="M44 0V62" stroke="#141a3e" stroke-width="3"/></g>`
}

const building = (at: number) => `
  <path d="M150 90H1130V760H150Z" fill="url(#face)"/><path d="M150 90H1130V98H150Z" fill="#3a4488"/><path d="M700 20H704V90H700Z" fill="#10163a"/>
  <circle cx="702" cy="20" r="4" fill="#ff7a6b" opacity="${fixed(0.4 + 0.6 * Math.abs(Math.sin(at * 1.8)))}"/>
  <g transform="translate(180 128)">${rooms.map(each => room(each, at)).join('')}</g>`

const draw: Shot = at => {
  const way = ease(at, 0, SECONDS)
  const truck = mix(50, -50, way)
  const night = way * 0.72
  return `<defs>${fade('sky', '#ff9d76', '#6b4fc0')}${fade('dark', '#0a0e2a', '#2a1f63')}${fade('face', '#151c47', '#0b0f2b')}${fade('warmRoom', '#ffd9a3', '#f2a55f')}${fade('coolRoom', '#c9d8ff', '#8fa4ea')}${light('sunset', '#ffd9a8')}${light('street', tones.glow, 0.8)}</defs>
  <g transform="scale(1 -1) translate(0 -720)"><rect width="1280" height="720" fill="url(#sky)"/></g><rect width="1280" height="720" fill="url(#dark)" opacity="${fixed(night)}"/>
  ${glowAt('sunset', 1080, mix(420, 620, way), 520, 400, 1 - way)}
  ${clouds.map(({ x, y, wide }) => `<ellipse cx="${fixed(x - at * 9)}" cy="${y}" rx="${fixed(wide)}" ry="13" fill="#ffd7c0" opacity="${fixed(0.24 * (1 - way * 0.7))}"/>`).join('')}
  <g transform="translate(${fixed(truck * 0.35)} 0)">${city.map(({ x, tall }) => `<rect x="${x}" y="${fixed(640 - tall)}" width="84" height="400" fill="#241f5a" opacity=".8"/>`).join('')}</g>
  <g transform="translate(${fixed(truck)} ${fixed(mix(26, 0, way))})">${building(at)}</g>
  <g transform="translate(${fixed(truck * 1.9)} 0)"><path d="M-200 690H1500V760H-200Z" fill="#060817"/>${times(4, place => `<g transform="translate(${place * 400 - 40} 0)">${glowAt('street', 0, 560, 90, 90, way)}<path d="M-3 560H3V700H-3Z M-20 556H20V564H-20Z" fill="#05060f"/></g>`)}
  <path d="M90 700C60 640 70 590 110 560C150 590 166 640 132 700Z M1180 700C1150 630 1160 570 1206 540C1250 570 1262 640 1230 700Z" fill="#080b20"/></g>`
}

/** An office house from sunset to night: one window after the other. */
export const sede: Clip = { seconds: SECONDS, width: 1280, height: 720, draw }
