import { type Clip, cut, fixed, mix, type Shot, settle, times, tones } from './film.ts'

interface Word {
  text: string
  ground: string
  ink: string
  size: number
}

const letters = (word: Word, at: number) =>
  [...word.text]
    .map((sign, place) => {
      const way = settle(at, place * 0.05, 0.42 + place * 0.05)
      return `<tspan fill-opacity="${fixed(way)}">${sign}</tspan>`
    })
    .join('')

/** A word comes up from below its line, leaves echoes behind and drifts on. */
const spoken =
  (word: Word): Shot =>
  (at, lasts) => {
    const way = settle(at, 0, 0.45)
    const drift = mix(24, -24, at / lasts)
    const echo = (place: number) =>
      `<text x="${fixed(640 + drift - (place + 1) * 26 * (1 - settle(at, 0.1, 1.1) * 0.72))}" y="${fixed(mix(640, 360 + word.size * 0.34, way))}" text-anchor="middle" font-family="Display" font-weight="800" font-size="${word.size}" letter-spacing="${fixed(-word.size * 0.045)}" fill="none" stroke="${word.ink}" stroke-width="2" opacity="${fixed(0.5 - place * 0.1)}">${word.text}</text>`
    return `<rect width="1280" height="720" fill="${word.ground}"/><path d="M${fixed(-420 + at * 190)} 760L${fixed(60 + at * 190)} -40H${fixed(230 + at * 190)}L${fixed(-250 + at * 190)} 760Z" fill="${word.ink}" opacity=".1"/>${times(4, place => echo(3 - place))}
      <text x="${fixed(640 + drift)}" y="${fixed(mix(640, 360 + word.size * 0.34, way))}" text-anchor="middle" font-family="Display" font-weight="800" font-size="${word.size}" letter-spacing="${fixed(-word.size * 0.045)}" fill="${word.ink}">${letters(word, at)}</text>
      <rect x="90" y="626" width="${fixed(1100 * (at / lasts))}" height="8" fill="${word.ink}" opacity=".85"/>`
  }

const corner = (x: number, y: number, dx: number, dy: number, way: number) => {
  const [px, py] = [x + dx * mix(150, 0, way), y + dy * mix(110, 0, way)]
  return `<path d="M${fixed(px)} ${fixed(py - dy * 70)}V${fixed(py)}H${fixed(px - dx * 70)}" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="square" opacity="${fixed(way)}"/>`
}

/** The sign puts itself together, breathes and stays. */
const sign: Shot = at => {
  const way = settle(at, 0.05, 0.8)
  const ring = settle(at, 0.45, 1.25)
  const breath = 1 + 0.03 * Math.sin(Math.max(0, at - 1.2) * 3.4)
  return `<rect width="1280" height="720" fill="${tones.night}"/><radialGradient id="halo"><stop stop-color="#7c5cff" stop-opacity=".75"/><stop offset=".5" stop-color="#7c5cff" stop-opacity=".2"/><stop offset="1" stop-color="#7c5cff" stop-opacity="0"/></radialGradient>
    <circle cx="640" cy="360" r="${fixed(430 * ring)}" fill="url(#halo)"/><g transform="translate(640 360) scale(${fixed(breath)}) translate(-640 -360)">
    ${corner(420, 210, -1, -1, way)}${corner(860, 210, 1, -1, way)}${corner(860, 510, 1, 1, way)}${corner(420, 510, -1, 1, way)}
    <circle cx="640" cy="360" r="${fixed(96 * ring)}" fill="none" stroke="#ae9dff" stroke-width="12"/><circle cx="640" cy="360" r="${fixed(38 * settle(at, 0.7, 1.3))}" fill="#ffb86b"/></g>`
}

const say = (text: string, ground: string, ink: string, size: number, lasts: number) => ({
  lasts,
  draw: spoken({ text, ground, ink, size }),
})

/** Letters alone: the words come with the beat; at the end the sign stays. */
export const lettere: Clip = {
  seconds: 7,
  isFlat: true,
  width: 1280,
  height: 720,
  draw: cut(
    say('Dillo', '#0b1026', '#ffffff', 330, 1),
    say('bene.', '#6d4dff', '#ffffff', 330, 1),
    say('Dillo', '#ffb86b', '#140f2e', 330, 0.8),
    say('breve.', '#ffe4c4', '#2a1f63', 300, 1),
    say('A fuoco.', '#0b1026', '#ae9dff', 250, 1),
    { lasts: 2.2, draw: sign },
  ),
}
