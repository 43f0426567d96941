import {
  type Clip,
  camera,
  cut,
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
import { fromTheFront } from './people.ts'

const big = (text: string, y: number, size: number, fill: string, way: number) =>
  `<text x="64" y="${fixed(y + (1 - way) * 90)}" font-family="Display" font-weight="800" font-size="${size}" letter-spacing="${fixed(-size * 0.045)}" fill="${fill}" opacity="${fixed(way)}">${text}</text>`

const opening: Shot = (at, lasts) =>
  `<rect width="720" height="1280" fill="#6d4dff"/><path d="M${fixed(-300 + at * 260)} 1300L${fixed(180 + at * 260)} -20H${fixed(420 + at * 260)}L${fixed(-60 + at * 260)} 1300Z" fill="#5a3ae0"/>
   ${big('Due', 520, 230, '#fff', settle(at, 0, 0.35))}${big('secondi', 690, 168, '#fff', settle(at, 0.12, 0.5))}${big('bastano.', 850, 152, '#ffe4c4', settle(at, 0.4, 0.8))}
   <rect x="64" y="920" width="${fixed((592 * at) / lasts)}" height="12" fill="#ffb86b"/>`

const words = ['Lo', 'facciamo', 'vedere,', 'poi', 'lo', 'diciamo.']

function subtitles(at: number): string {
  const upTo = Math.min(words.length - 1, Math.floor(at / 0.38))
  const half = upTo < 3 ? 0 : 3
  const shown = words.slice(half, half + 3)
  return `<text x="360" y="1010" text-anchor="middle" font-family="Display" font-weight="800" font-size="64" letter-spacing="-2">${shown
    .map(
      (word, place) =>
        `<tspan fill="${half + place === upTo ? '#ffd27a' : half + place < upTo ? '#fff' : '#ffffff66'}">${word} </tspan>`,
    )
    .join('')}</text>`
}

const speaker: Shot = (at, lasts) => {
  const inside = `<rect x="-60" y="-60" width="840" height="1400" fill="url(#wall)"/>${glowAt('back', 430, 430, 520, 620)}${times(9, place => glowAt(place % 2 ? 'cool' : 'warm', (place * 157) % 720, 80 + ((place * 211) % 560), 20 + ((place * 37) % 46), undefined, 0.6))}${fromTheFront(360, 520, 1.5, Math.sin(at * 3) * 1.2, true)}`
  return `<defs>${fade('wall', '#2a1f63', tones.night)}${light('back', '#ff9d76', 0.9)}${light('warm', tones.glow, 0.8)}${light('cool', '#d65cff', 0.7)}${fade('foot', '#05060f00', '#05060fdd')}</defs>${camera(inside, mix(1, 1.1, at / lasts), 360, 520)}<rect y="620" width="720" height="660" fill="url(#foot)"/>${subtitles(at)}
   <circle cx="652" cy="560" r="30" fill="#ffffff22"/><path d="M652 576C634 564 636 546 646 546Q650 546 652 551Q654 546 658 546C668 546 670 564 652 576Z" fill="#fff" transform="translate(652 560) scale(${fixed(1 + 0.25 * Math.max(0, Math.sin(at * 6)))}) translate(-652 -560)"/>`
}

const closing: Shot = (at, lasts) => {
  const arrow = Math.sin(at * 7) * 14
  return `<rect width="720" height="1280" fill="#ffb86b"/>${times(3, place => `<circle cx="360" cy="560" r="${fixed(settle(at, place * 0.12, 0.7 + place * 0.12) * (420 - place * 120))}" fill="${['#ffa552', '#140f2e', '#ffe4c4'][place] ?? '#fff'}" />`)}
   <path d="M360 ${fixed(470 + arrow)}V${fixed(650 + arrow)}M300 ${fixed(592 + arrow)}L360 ${fixed(652 + arrow)}L420 ${fixed(592 + arrow)}" stroke="#140f2e" stroke-width="26" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${fixed(ease(at, 0.3, 0.6))}"/>
   <text x="360" y="1080" text-anchor="middle" font-family="Display" font-weight="800" font-size="104" letter-spacing="-4" fill="#140f2e" opacity="${fixed(settle(at, 0.3, 0.7))}">Il resto sotto</text><rect x="120" y="1120" width="${fixed(480 * (at / lasts))}" height="10" fill="#140f2e"/>`
}

/** Upright, for phones: the point comes at once. */
export const verticale: Clip = {
  seconds: 6,
  isFlat: true,
  width: 720,
  height: 1280,
  draw: cut({ lasts: 1.9, draw: opening }, { lasts: 2.4, draw: speaker }, { lasts: 1.7, draw: closing }),
}
