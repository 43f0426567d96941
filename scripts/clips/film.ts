/** One moment of a clip as the inside of an SVG; `at` runs from 0 to the clip's length in seconds. */
export type Shot = (at: number, lasts: number) => string

export interface Clip {
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Graphic colours keep their edges bright and carry no timecode. */
  readonly isFlat?: true
  readonly draw: Shot
}

export const tones = {
  night: '#080b1d',
  deep: '#131b42',
  mid: '#2b3378',
  key: '#7c5cff',
  glow: '#ffb86b',
  pale: '#ffe4c4',
  cool: '#8fb4ff',
} as const

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** How far a movement is that begins at one second and ends at another: 0 to 1, slow at both ends. */
export function ease(at: number, from: number, to: number): number {
  const way = clamp((at - from) / (to - from))
  return way * way * (3 - 2 * way)
}

/** Like `ease`, but quick at first. */
export const settle = (at: number, from: number, to: number): number =>
  1 - (1 - clamp((at - from) / (to - from))) ** 3

export const mix = (from: number, to: number, way: number): number => from + (to - from) * way

export const fixed = (value: number): string => value.toFixed(2)

/** Numbers between 0 and 1 that a seed always gives in the same order. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9
    state ^= state >>> 13
    return (state >>> 0) / 4294967296
  }
}

/** Several things drawn by their place in a row. */
export const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('')

/** A gradient from above to below, or to the right. */
export function fade(id: string, from: string, to: string, sideways = false): string {
  const end = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** A soft round light, to be used as a fill. */
export function light(id: string, colour: string, strength = 1): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${fixed(opacity)}"/>`
  return `<radialGradient id="${id}">${stop(0, strength)}${stop(0.3, strength * 0.55)}${stop(0.65, strength * 0.16)}${stop(1, 0)}</radialGradient>`
}

export const glowAt = (id: string, x: number, y: number, rx: number, ry = rx, opacity = 1): string =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="url(#${id})" opacity="${fixed(opacity)}"/>`

/** Moves the camera: closer by `zoom` around a point, and aside. */
export function camera(inside: string, zoom: number, x = 640, y = 360, dx = 0, dy = 0): string {
  return `<g transform="translate(${fixed(x + dx)} ${fixed(y + dy)}) scale(${zoom.toFixed(5)}) translate(${-x} ${-y})">${inside}</g>`
}

/** Cuts one shot after the other; each gets its own time. */
export function cut(...shots: readonly { lasts: number; draw: Shot }[]): Shot {
  return at => {
    let start = 0
    for (const [place, { lasts, draw }] of shots.entries()) {
      if (at < start + lasts || place === shots.length - 1) return draw(at - start, lasts)
      start += lasts
    }
    return ''
  }
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** What every frame carries: the edges a little darker, the timecode of the camera. */
export function finish({ width, height, isFlat }: Clip, at: number): string {
  if (isFlat) return ''
  const code = `00:00:${two(at)}:${two((at % 1) * 25 + 0.001)}`
  return `<radialGradient id="edge" cx=".5" cy=".5" r=".75"><stop offset=".55" stop-color="#04050f" stop-opacity="0"/><stop offset="1" stop-color="#04050f" stop-opacity=".5"/></radialGradient><rect width="${width}" height="${height}" fill="url(#edge)"/><text x="44" y="${height - 40}" font-family="Mono" font-size="20" fill="${tones.pale}" opacity=".7">${code}</text>`
}
