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

const roll = dice(7)
const dust = Array.from({ length: 34 }, () => ({
  x: roll() * 1280,
  y: roll() * 720,
  r: 0.8 + roll() * 1.8,
  v: 4 + roll() * 12,
}))
const sparks = Array.from({ length: 60 }, () => ({
  start: roll() * 1.1,
  angle: -2.75 + roll() * 1.1,
  speed: 300 + roll() * 460,
}))

const windowPanes = (dawn: number) => `
  <g transform="translate(470 70)">
    <rect width="560" height="330" fill="url(#sky)"/>
    ${glowAt('sun', 330, mix(420, 250, dawn), 330, 300, mix(0.35, 1, dawn))}
    ${times(6, place => `<rect x="${place * 110 - 2}" width="9" height="330" fill="${tones.night}"/>`)}
    ${times(4, place => `<rect y="${place * 109 - 2}" width="560" height="9" fill="${tones.night}"/>`)}
  </g>`

const beams = (dawn: number) =>
  times(4, place => {
    const x = 490 + place * 132
    return `<path d="M${x} 400 L${x + 104} 400 L${x - 190} 720 L${x - 390} 720Z" fill="url(#beam)" opacity="${fixed(0.1 + dawn * 0.42)}"/>`
  })

const bench = `
  <path d="M0 560H420V584H0Z M30 584H54V720H30Z M360 584H384V720H360Z" fill="#05071a"/>
  <path d="M70 560V500H108V470H190V500H236V560Z M236 528H330V540H236Z" fill="#070a20"/>
  <circle cx="252" cy="534" r="24" fill="none" stroke="#0a0e2a" stroke-width="9"/>
  <path d="M1060 720V430H1100V380H1190V430H1280V720Z" fill="#05071a"/>
  <circle cx="1144" cy="470" r="34" fill="#0d1233"/><path d="M1040 520H1280V536H1040Z" fill="#0a0e2a"/>`

function lamp(at: number): string {
  const swing = Math.sin(at * 1.5) * 2.2
  return `<g transform="rotate(${fixed(swing)} 300 -60)"><path d="M298 -60H302V170H298Z" fill="#05071a"/>${glowAt('bulb', 300, 222, 240, 210, 0.75)}<path d="M250 214Q256 168 300 166Q344 168 350 214Z" fill="#0b0f2c"/><ellipse cx="300" cy="215" rx="44" ry="9" fill="${tones.pale}"/></g>`
}

const hall: Shot = (at, lasts) => {
  const dawn = ease(at, 0, lasts)
  const inside = `<rect x="-60" y="-60" width="1400" height="840" fill="url(#room)"/>${glowAt('haze', 760, 300, 760, 520, 0.3 + dawn * 0.6)}${windowPanes(dawn)}${beams(dawn)}
    <path d="M-60 640H1340V780H-60Z" fill="url(#floor)"/>${bench}${lamp(at)}
    ${dust.map(({ x, y, r, v }) => `<circle cx="${fixed(x + Math.sin(at + y) * 8)}" cy="${fixed((y - at * v + 720) % 720)}" r="${fixed(r)}" fill="${tones.pale}" opacity=".45"/>`).join('')}`
  return `<defs>${fade('room', '#10163a', tones.night)}${fade('sky', '#5a4bb0', '#ffb482')}${fade('floor', '#0b1030', '#04050f')}
    ${fade('beam', '#ffd2a0', '#ffd2a000')}${light('sun', '#fff0d8')}${light('haze', '#7c5cff', 0.5)}${light('bulb', tones.glow, 0.7)}</defs>${camera(inside, mix(1, 1.1, at / lasts), 700, 300)}`
}

function gear(x: number, y: number, radius: number, teeth: number, turn: number, rim: string): string {
  const step = (Math.PI * 2) / teeth
  const points = Array.from({ length: teeth * 4 }, (_, place) => {
    const angle = (place / 4) * step + turn
    const reach = place % 4 < 2 ? radius : radius * 0.86
    return `${fixed(x + Math.cos(angle) * reach)},${fixed(y + Math.sin(angle) * reach)}`
  })
  const holes = times(5, place => {
    const angle = (place / 5) * Math.PI * 2 + turn
    return `<circle cx="${fixed(x + Math.cos(angle) * radius * 0.52)}" cy="${fixed(y + Math.sin(angle) * radius * 0.52)}" r="${fixed(radius * 0.15)}" fill="#04050f" stroke="${rim}" stroke-opacity=".5" stroke-width="2"/>`
  })
  return `<polygon points="${points.join(' ')}" fill="url(#steel)" stroke="${rim}" stroke-width="3" stroke-linejoin="round"/>${holes}<circle cx="${x}" cy="${y}" r="${fixed(radius * 0.16)}" fill="#04050f" stroke="${rim}" stroke-width="3"/>`
}

function sparksFrom(x: number, y: number, at: number): string {
  return sparks
    .map(({ start, angle, speed }) => {
      const age = (at + start) % 1.1
      const fly = (time: number) => [
        x + Math.cos(angle) * speed * time,
        y + Math.sin(angle) * speed * time + 420 * time * time,
      ]
      const [headX = 0, headY = 0] = fly(age)
      const [tailX = 0, tailY = 0] = fly(Math.max(0, age - 0.035))
      return `<path d="M${fixed(tailX)} ${fixed(tailY)}L${fixed(headX)} ${fixed(headY)}" stroke="${age < 0.3 ? '#fff3dc' : tones.glow}" stroke-width="2.6" stroke-linecap="round" opacity="${fixed(Math.max(0, 1 - age / 0.95))}"/>`
    })
    .join('')
}

const wheels: Shot = (at, lasts) => {
  const inside = `<rect x="-60" y="-60" width="1400" height="840" fill="url(#dark)"/>${glowAt('warm', 930, 430, 620, 520)}${glowAt('violet', 240, 180, 560)}
    ${gear(300, 250, 250, 22, at * 0.5, '#6f5fd0')}${gear(716, 470, 214, 19, -at * 0.58 + 0.07, '#ffb86b')}${gear(1130, 330, 190, 17, at * 0.65, '#b98a66')}
    ${glowAt('flash', 912, 560, 130, 130, 0.6 + 0.3 * Math.sin(at * 31))}${sparksFrom(912, 560, at)}`
  return `<defs>${fade('dark', '#0c1130', '#05060f')}${fade('steel', '#1d2550', '#0a0d24')}${light('warm', tones.glow, 0.5)}${light('violet', tones.key, 0.5)}${light('flash', '#fff0d0')}</defs>${camera(inside, mix(1.04, 1.12, at / lasts), 820, 480)}`
}

/** A workshop at seven: the light comes in, then the first wheel turns. */
export const officina: Clip = {
  seconds: 8,
  width: 1280,
  height: 720,
  draw: cut({ lasts: 4.4, draw: hall }, { lasts: 3.6, draw: wheels }),
}
