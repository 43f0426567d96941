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
  times,
  tones,
} from './film.ts'
import { fromTheSide } from './people.ts'

const lines = [
  { from: 0.3, text: 'Prima perdevamo due giorni' },
  { from: 1.6, text: 'a spiegare la stessa cosa.' },
  { from: 2.7, text: 'Poi abbiamo fatto un video.' },
]

function subtitle(at: number): string {
  const line = lines.findLast(({ from }) => at >= from)
  if (!line) return ''
  const way = settle(at, line.from, line.from + 0.25)
  return `<g opacity="${fixed(way)}" transform="translate(640 ${fixed(mix(632, 622, way))})"><rect x="-290" y="-38" width="580" height="58" rx="8" fill="#05060f" opacity=".72"/><text y="2" text-anchor="middle" font-family="Text" font-weight="600" font-size="30" fill="#fff">${line.text}</text></g>`
}

const roll = dice(77)
const lamps = Array.from({ length: 10 }, () => ({
  x: 40 + roll() * 700,
  y: 40 + roll() * 380,
  r: 16 + roll() * 44,
}))

const talk: Shot = (at, lasts) => {
  const inside = `<rect x="-80" y="-80" width="1440" height="880" fill="url(#wall)"/>${glowAt('key', 470, 300, 620, 520)}${lamps.map(({ x, y, r }, place) => glowAt(place % 2 ? 'warm' : 'cool', x, y, r, r, 0.5)).join('')}${fromTheSide(1010, 90, 1, -1, Math.sin(at * 2) * 1.1)}`
  return `<defs>${fade('wall', '#123346', tones.night)}${light('key', '#2fb6a8', 0.7)}${light('warm', '#ffd27a', 0.8)}${light('cool', '#a4f0e4', 0.6)}</defs>${camera(inside, mix(1.02, 1.1, at / lasts), 800, 300)}${subtitle(at)}`
}

const bars = [90, 128, 112, 170, 214, 262, 330]

function chart(at: number): string {
  return bars
    .map((tall, place) => {
      const way = settle(at, 0.5 + place * 0.13, 1.3 + place * 0.13)
      const isLast = place === bars.length - 1
      return `<rect x="${660 + place * 72}" y="${fixed(560 - tall * way)}" width="46" height="${fixed(tall * way)}" rx="8" fill="${isLast ? '#ffb86b' : '#2fb6a8'}" opacity="${isLast ? 1 : fixed(0.4 + place * 0.08)}"/>`
    })
    .join('')
}

/** One number, counted up while the bars grow. */
const result: Shot = (at, lasts) => {
  const count = Math.round(40 * settle(at, 0.4, 2.1))
  const inside = `<rect x="-80" y="-80" width="1440" height="880" fill="url(#wall)"/>${glowAt('key', 980, 560, 660, 460)}${times(5, place => `<path d="M640 ${560 - place * 88}H1180" stroke="#fff" stroke-opacity=".1"/>`)}${chart(at)}
    <text x="92" y="430" font-family="Display" font-weight="800" font-size="250" letter-spacing="-12" fill="#fff">${count}<tspan font-size="130" dx="10" fill="#ffb86b">%</tspan></text>
    <text x="104" y="492" font-family="Text" font-size="30" fill="#d6f3ee" opacity="${fixed(ease(at, 1.4, 2))}">di richieste in più, in tre mesi</text>
    <rect x="104" y="528" width="${fixed(360 * settle(at, 0.4, 2.1))}" height="6" fill="#2fb6a8"/>`
  return `<defs>${fade('wall', '#0d2a38', '#071019')}${light('key', '#2fb6a8', 0.4)}</defs>${camera(inside, mix(1, 1.04, at / lasts))}`
}

/** A client tells how it was before; then the number says how it is now. */
export const cliente: Clip = {
  seconds: 8,
  width: 1280,
  height: 720,
  draw: cut({ lasts: 4.2, draw: talk }, { lasts: 3.8, draw: result }),
}
