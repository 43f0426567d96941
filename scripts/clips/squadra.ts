import {
  type Clip,
  camera,
  cut,
  dice,
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
import { fromTheFront, fromTheSide } from './people.ts'

interface Portrait {
  name: string
  task: string
  seed: number
  colour: string
  figure(at: number): string
}

/** Whoever speaks moves a little; the wave under the name moves with them. */
const voice = (at: number, colour: string) =>
  times(26, place => {
    const tall = 5 + 22 * Math.abs(Math.sin(at * 7 + place * 1.7) * Math.sin(at * 2.3 + place * 0.6))
    return `<rect x="${place * 11}" y="${fixed(-tall / 2)}" width="5" height="${fixed(tall)}" rx="2.5" fill="${colour}"/>`
  })

function caption({ name, task, colour }: Portrait, at: number): string {
  const way = settle(at, 0.25, 0.9)
  return `<g transform="translate(${fixed(mix(60, 96, way))} 536)" opacity="${fixed(way)}"><rect y="-44" width="5" height="76" fill="${colour}"/>
    <text x="24" y="-8" font-family="Display" font-size="44" font-weight="700" fill="#fff">${name}</text>
    <text x="24" y="26" font-family="Text" font-size="22" fill="${tones.pale}" opacity=".85">${task}</text><g transform="translate(24 66)">${voice(at, colour)}</g></g>`
}

function bokeh(seed: number, at: number): string {
  const roll = dice(seed)
  return times(15, place => {
    const [x, y, r] = [roll() * 1280, 30 + roll() * 440, 12 + roll() * 48]
    return glowAt(place % 3 === 0 ? 'coolLamp' : 'warmLamp', x + at * (place % 2 ? 6 : -4), y, r, r, 0.55)
  })
}

const portrait =
  (who: Portrait): Shot =>
  (at, lasts) => {
    const inside = `<rect x="-80" y="-80" width="1440" height="880" fill="url(#wall)"/>${glowAt('back', 880, 300, 640, 520)}${bokeh(who.seed, at)}${who.figure(at)}`
    return `<defs>${fade('wall', tones.deep, tones.night)}${light('back', who.colour, 0.85)}${light('warmLamp', tones.glow, 0.8)}${light('coolLamp', tones.cool, 0.7)}</defs>${camera(inside, mix(1, 1.07, at / lasts), 880, 300, mix(10, -10, at / lasts))}<rect width="1280" height="720" fill="url(#foot)"/><defs><linearGradient id="foot" x2="0" y2="1"><stop offset=".55" stop-color="#05060f" stop-opacity="0"/><stop offset="1" stop-color="#05060f" stop-opacity=".8"/></linearGradient></defs>${caption(who, at)}`
  }

const nod = (at: number, speed: number) => Math.sin(at * speed) * 1.1

const marta: Portrait = {
  name: 'Marta',
  task: 'Assistenza clienti',
  seed: 11,
  colour: tones.key,
  figure: at => fromTheFront(880, 300, 1.18, nod(at, 2.1), true),
}
const davide: Portrait = {
  name: 'Davide',
  task: 'Ordini e consegne',
  seed: 23,
  colour: tones.glow,
  figure: at => fromTheSide(620, 100, 1, 1, nod(at, 1.7)),
}
const lin: Portrait = {
  name: 'Lin',
  task: 'Progetti su misura',
  seed: 38,
  colour: '#4fb6ff',
  figure: at => fromTheFront(860, 310, 1.22, nod(at, 1.9)),
}

/** The people behind a service, one shot each. */
export const squadra: Clip = {
  seconds: 8,
  width: 1280,
  height: 720,
  draw: cut(
    { lasts: 2.8, draw: portrait(marta) },
    { lasts: 2.6, draw: portrait(davide) },
    { lasts: 2.6, draw: portrait(lin) },
  ),
}
