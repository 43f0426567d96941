import {
  type Clip,
  camera,
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

const SECONDS = 8
const roll = dice(19)
const specks = Array.from({ length: 26 }, () => ({
  x: roll() * 2 - 1,
  start: roll(),
  speed: 0.35 + roll() * 0.4,
  r: 1.4 + roll() * 2.6,
}))
const jars = Array.from({ length: 15 }, (_, place) => ({
  x: place * 92 - 20,
  tall: 58 + roll() * 50,
  wide: 44 + roll() * 24,
  tint: roll(),
}))

const shelf = (y: number, from: number) =>
  `${jars
    .slice(from, from + 15)
    .map(
      ({ x, tall, wide, tint }) =>
        `<g transform="translate(${x + from * 9} ${y})" opacity=".9"><rect y="${fixed(-tall)}" width="${fixed(wide)}" height="${fixed(tall)}" rx="8" fill="${tint > 0.66 ? '#4a3a8c' : tint > 0.33 ? '#2e3a86' : '#6a4668'}"/><rect x="${fixed(wide * 0.14)}" y="${fixed(-tall - 9)}" width="${fixed(wide * 0.72)}" height="11" rx="3" fill="#151a44"/><rect x="7" y="${fixed(-tall + 10)}" width="5" height="${fixed(tall - 22)}" rx="2.5" fill="#fff" opacity=".16"/></g>`,
    )
    .join('')}<path d="M-80 ${y}H1400V${y + 12}H-80Z" fill="#0c1033"/>`

const lamp = (x: number, at: number, phase: number) =>
  `<g transform="rotate(${fixed(Math.sin(at * 1.1 + phase) * 0.9)} ${x} -40)"><path d="M${x - 1.5} -60H${x + 1.5}V92H${x - 1.5}Z" fill="#05060f"/>${glowAt('bulb', x, 150, 280, 240, 0.8)}<path d="M${x - 54} 140C${x - 50} 104 ${x - 24} 92 ${x} 92S${x + 50} 104 ${x + 54} 140Z" fill="#0a0d28"/><ellipse cx="${x}" cy="140" rx="50" ry="8" fill="#ffe9cc"/></g>`

/** The lid is a leaf that turns on the box's far edge. */
function lid(open: number): string {
  const angle = open * Math.PI * 0.66
  const [dx, dy] = [Math.sin(angle) * 34, -Math.cos(angle) * -46 - Math.sin(angle) * 128]
  return `<path d="M466 404H814L${fixed(846 + dx)} ${fixed(404 + dy)}H${fixed(434 - dx)}Z" fill="url(#lid)" stroke="#c98d55" stroke-width="2" stroke-linejoin="round"/>`
}

function rays(open: number, at: number): string {
  return times(7, place => {
    const angle = -Math.PI / 2 + (place - 3) * 0.17 + Math.sin(at * 0.7 + place) * 0.03
    const reach = 460 * open
    const [ax, ay] = [640 + Math.cos(angle - 0.045) * reach, 440 + Math.sin(angle - 0.045) * reach]
    const [bx, by] = [640 + Math.cos(angle + 0.045) * reach, 440 + Math.sin(angle + 0.045) * reach]
    return `<path d="M640 440L${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}Z" fill="url(#ray)" opacity="${fixed(open * 0.5)}"/>`
  })
}

function cup(at: number): string {
  const rise = settle(at, 2.6, 5)
  const y = mix(530, 268, rise) + Math.sin(at * 1.6) * 5 * rise
  const steam = times(3, place => {
    const sway = Math.sin(at * 2 + place * 2) * 12
    const x = 614 + place * 26
    return `<path d="M${x} ${fixed(y - 62)}q${fixed(sway)} -26 0 -50t${fixed(-sway)} -46" fill="none" stroke="#fff2e0" stroke-width="7" stroke-linecap="round" opacity="${fixed(0.36 * ease(at, 4.4, 5.6))}"/>`
  })
  return `${steam}<g transform="translate(640 ${fixed(y)})"><path d="M-74 -46H74C74 16 44 58 0 58S-74 16 -74 -46Z" fill="url(#cup)"/><path d="M72 -30C120 -36 124 26 52 26" fill="none" stroke="#f4d9bc" stroke-width="13"/><ellipse cy="-46" rx="74" ry="15" fill="#fff3e4"/><ellipse cy="-44" rx="62" ry="11" fill="#6b3a1c"/><path d="M-52 -26C-50 8 -38 30 -22 42" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".6"/></g>`
}

const draw: Shot = at => {
  const open = settle(at, 1.1, 2.7)
  const push = mix(1, 1.16, ease(at, 0, SECONDS))
  const back = `<rect x="-80" y="-80" width="1440" height="880" fill="url(#wall)"/>${shelf(230, 0)}${shelf(400, 0)}<rect x="-80" y="-80" width="1440" height="880" fill="#0b0f30" opacity=".42"/>${lamp(300, at, 0)}${lamp(980, at, 2)}`
  const box = `<ellipse cx="640" cy="640" rx="290" ry="34" fill="#04050f" opacity=".6"/><path d="M434 450H846L818 404H462Z" fill="url(#depth)"/>${glowAt('inner', 640, 446, 190 * open, 60 * open, 0.85)}${rays(open, at)}${lid(open)}${cup(at)}
    <path d="M434 450H846V640H434Z" fill="url(#front)"/><path d="M434 450H846V458H434Z" fill="#e0a468"/><path d="M600 450H680V512H600Z" fill="#ffe4c4"/><path d="M616 470H664M616 484H650" stroke="#8a5a2c" stroke-width="5"/>`
  const dust = specks
    .map(({ x, start, speed, r }) => {
      const age = (at * speed + start) % 1
      return `<circle cx="${fixed(640 + x * (120 + age * 200))}" cy="${fixed(440 - age * 330)}" r="${fixed(r)}" fill="#ffe4c4" opacity="${fixed(open * Math.sin(age * Math.PI) * 0.9)}"/>`
    })
    .join('')
  return `<defs>${fade('wall', '#1b2158', '#0b0f2e')}${fade('counter', '#3a2142', '#140c22')}${fade('depth', '#8a5a34', '#2b1420')}${fade('front', '#c98a4e', '#7a4726')}${fade('lid', '#dfa166', '#a8693a')}${fade('ray', '#ffe9c800', '#ffe9c8')}${fade('cup', '#fff0dd', '#d9a97c', true)}${light('bulb', tones.glow, 0.6)}${light('inner', '#fff0d0')}</defs>
  ${camera(back, mix(1, 1.07, at / SECONDS), 640, 400)}${camera(`<path d="M-80 590H1360V780H-80Z" fill="url(#counter)"/><path d="M-80 590H1360V594H-80Z" fill="#7a4a58"/>${box}${dust}`, push, 640, 420)}`
}

/** On the counter: a box opens, and what is in it rises. */
export const banco: Clip = { seconds: SECONDS, width: 1280, height: 720, draw }
