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
  times,
  tones,
} from './film.ts'

const SECONDS = 8
const roll = dice(63)
const coast = Array.from({ length: 26 }, () => ({
  x: 250 + roll() * 800,
  y: 386 + roll() * 44,
  r: 1.6 + roll() * 2.6,
  on: 1.5 + roll() * 5,
}))
const waves = Array.from({ length: 34 }, () => ({
  y: 446 + roll() * 118,
  x: roll() * 1280,
  wide: 20 + roll() * 90,
  beat: 0.8 + roll() * 2,
}))
const birds = Array.from({ length: 5 }, () => ({
  x: 250 + roll() * 200,
  y: 150 + roll() * 90,
  beat: 6 + roll() * 3,
}))

const sea = (at: number, sunX: number) =>
  waves
    .map(({ y, x, wide, beat }) => {
      const near = Math.max(0.06, 1 - Math.abs(x - sunX) / 300)
      return `<rect x="${fixed(x - wide / 2)}" y="${fixed(y)}" width="${fixed(wide)}" height="3" rx="1.5" fill="#ffe0b0" opacity="${fixed(near * (0.45 + 0.4 * Math.sin(at * beat + y)))}"/>`
    })
    .join('')

const flock = (at: number) =>
  birds
    .map(({ x, y, beat }) => {
      const flap = Math.sin(at * beat) * 5
      return `<path d="M${fixed(x + at * 34)} ${fixed(y - at * 4)}q8 ${fixed(-8 - flap)} 14 0q6 ${fixed(-8 - flap)} 14 0" fill="none" stroke="#2a1c4a" stroke-width="3" stroke-linecap="round"/>`
    })
    .join('')

/** A curtain that the evening moves a little. */
function curtain(at: number, isLeft: boolean): string {
  const fold = (place: number) => {
    const sway = Math.sin(at * 1.1 + place * 0.9) * (10 + place * 3)
    const x = place * 40
    return `<path d="M${x - 30} -40H${x + 22}C${fixed(x + 26 + sway * 0.4)} 240 ${fixed(x + 6 + sway)} 480 ${fixed(x + 28 + sway * 1.3)} 760H${fixed(x - 30 + sway * 1.3)}C${fixed(x - 34 + sway)} 480 ${fixed(x - 12 + sway * 0.4)} 240 ${x - 30} -40Z" fill="url(#${place % 2 ? 'foldA' : 'foldB'})" opacity=".93"/>`
  }
  return `<g transform="${isLeft ? 'translate(70 0)' : 'translate(1210 0) scale(-1 1)'}">${times(5, fold)}</g>`
}

const view = (at: number) => {
  const way = ease(at, 0, SECONDS)
  const sunX = 740
  const sunY = mix(250, 402, way)
  return `<rect x="150" y="30" width="980" height="560" fill="url(#sky)"/><rect x="150" y="30" width="980" height="560" fill="#1a1450" opacity="${fixed(way * 0.62)}"/>
    ${glowAt('sun', sunX, sunY, 440, 330)}<circle cx="${sunX}" cy="${fixed(sunY)}" r="54" fill="#fff1d6"/>
    ${times(4, place => `<ellipse cx="${fixed(330 + place * 210 + at * (4 + place * 2))}" cy="${120 + place * 46}" rx="${150 - place * 14}" ry="9" fill="#ffd0b0" opacity=".4"/>`)}${flock(at)}
    <path d="M150 424Q300 330 430 392T690 404T900 372T1130 402V470H150Z" fill="#4a2d78"/><path d="M150 438Q340 390 520 424T1130 426V470H150Z" fill="#2a1c5a"/>
    <rect x="150" y="438" width="980" height="160" fill="url(#water)"/>${sea(at, sunX)}
    ${coast.map(({ x, y, r, on }) => `<g opacity="${fixed(ease(at, on, on + 0.4))}">${glowAt('dot', x, y, r * 5)}<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="#fff0d0"/></g>`).join('')}`
}

function roomOf(at: number): string {
  const lamp = ease(at, 4.6, 5.4)
  return `<path d="M-60 -60H1340V780H-60Z M190 50V566H1090V50Z" fill="url(#wall)" fill-rule="evenodd"/><path d="M636 50H644V566H636Z M190 300H1090V306H190Z" fill="#1a1238"/><rect x="182" y="42" width="916" height="532" fill="none" stroke="#241a4a" stroke-width="16"/>
    <path d="M-60 574H1340V596H-60Z" fill="#3a2552"/><path d="M-60 596H1340V780H-60Z" fill="#120d2a"/>
    ${curtain(at, true)}${curtain(at, false)}${glowAt('lamp', 1010, 500, 330, 300, lamp)}
    <path d="M964 516L988 440H1034L1058 516Z" fill="${lamp > 0.5 ? '#ffe9c4' : '#5a4068'}"/><path d="M1007 516H1015V590H1007Z" fill="#241a3a"/><rect x="930" y="588" width="170" height="14" rx="4" fill="#2a1d42"/><path d="M944 602H956V740H944Z M1072 602H1084V740H1072Z" fill="#1a1230"/>
    <path d="M180 640C180 606 230 596 300 596H560C640 596 690 612 690 650V780H180Z" fill="#2d2154"/><path d="M180 660C250 634 600 634 690 664V780H180Z" fill="#40306e"/><rect x="216" y="572" width="150" height="60" rx="26" fill="#e9d6d0" opacity=".88"/><rect x="350" y="578" width="140" height="56" rx="26" fill="#cbb2c0" opacity=".88"/>`
}

const draw: Shot = at =>
  `<defs>${fade('sky', '#6a4bb8', '#ffab78')}${fade('water', '#c9748a', '#2a1c5a')}${fade('wall', '#1c1440', '#120d2c')}${fade('foldA', '#6a4a80', '#2a1d4e', true)}${fade('foldB', '#3a2860', '#7a5486', true)}${light('sun', '#ffe6b8')}${light('dot', tones.glow, 0.9)}${light('lamp', tones.glow, 0.85)}</defs>${camera(view(at), mix(1, 1.05, at / SECONDS), 640, 380)}${camera(roomOf(at), mix(1, 1.13, ease(at, 0, SECONDS)), 640, 330)}`

/** A room, a window, the sun going down: the lamp goes on at the end. */
export const tramonto: Clip = { seconds: SECONDS, width: 1280, height: 720, draw }
