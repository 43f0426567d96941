import { fixed, tones } from './film.ts'

const profile =
  'M250 40C330 40 392 98 396 178C398 226 384 262 362 292C356 318 360 344 376 362C430 384 530 404 572 480C592 520 600 590 602 680L20 680C28 590 56 506 110 466C140 444 176 432 196 410C200 396 200 386 196 374C176 378 152 382 138 373C126 365 131 349 126 339C118 333 116 325 122 318C114 312 114 304 120 297C116 288 112 284 100 278C90 272 90 264 98 252C110 230 120 216 120 200C110 110 170 40 250 40Z'
const profileEdge =
  'M290 46C350 62 393 112 396 178C398 226 384 262 362 292C356 318 360 344 376 362C430 384 530 404 572 480C592 520 600 590 602 680'
const front =
  'M0 -150C66 -150 104 -104 100 -34C98 22 80 66 48 88C46 112 52 126 74 136C150 158 226 176 250 250C264 296 268 360 270 430L-270 430C-268 360 -264 296 -250 250C-226 176 -150 158 -74 136C-52 126 -46 112 -48 88C-80 66 -98 22 -100 -34C-104 -104 -66 -150 0 -150Z'
const frontEdge =
  'M0 -150C66 -150 104 -104 100 -34C98 22 80 66 48 88C46 112 52 126 74 136C150 158 226 176 250 250C264 296 268 360 270 430'
const bun = 'M16 -206A46 44 0 1 1 15.9 -206Z'

const rimmed = (shape: string, edge: string, extra = '') =>
  `${extra}<path d="${shape}" fill="${tones.night}"/><path d="${edge}" fill="none" stroke="${tones.glow}" stroke-width="4" stroke-linecap="round" opacity=".9"/>`

/** Somebody from the side, the light behind; `side` is 1 to look left, -1 to look right. */
export const fromTheSide = (x: number, y: number, size: number, side: 1 | -1, lean = 0): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(side * size)} ${fixed(size)}) rotate(${fixed(lean)} 300 600)">${rimmed(profile, profileEdge)}</g>`

/** Somebody from the front, the light on one side. */
export const fromTheFront = (x: number, y: number, size: number, lean = 0, hasBun = false): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(size)}) rotate(${fixed(lean)} 0 400)">${rimmed(front, frontEdge, hasBun ? `<path d="${bun}" fill="${tones.night}" stroke="${tones.glow}" stroke-opacity=".4" stroke-width="2"/>` : '')}</g>`
