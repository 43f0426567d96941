export interface Proxy {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Screen and connection on which a film is watched. */
export interface PlaybackConditions {
  /** Widest that the picture can be shown, in points of the screen. */
  readonly screenPixels: number
  /** True if the browser asks for reduced data, or the connection is slow. */
  readonly isSparing: boolean
}

const shorterSide = ({ width, height }: Proxy): number => Math.min(width, height)

/**
 * Returns the proxy of a version to play: the smallest that fills the screen, or the smallest of all on a line that is
 * to be spared; undefined while there is none.
 */
export function selectProxy(
  proxies: readonly Proxy[],
  { screenPixels, isSparing }: PlaybackConditions,
): Proxy | undefined {
  const sorted = [...proxies].sort((one, other) => shorterSide(one) - shorterSide(other))
  if (isSparing) return sorted[0]
  return sorted.find(proxy => proxy.width >= screenPixels) ?? sorted.at(-1)
}
