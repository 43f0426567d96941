import type { MediaFacts } from 'shared/deliverables/media-facts'
import { proxySides } from 'shared/deliverables/media-results'

export interface Size {
  width: number
  height: number
}

export interface ProxySize extends Size {
  kind: keyof typeof proxySides
}

/** H.264 with halved colours takes even sides only. */
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** The picture with its shorter side at most so long, never enlarged. */
export function fitted({ width, height }: Size, shorterSide: number): Size {
  const factor = Math.min(1, shorterSide / Math.min(width, height))
  return { width: even(width * factor), height: even(height * factor) }
}

/** The larger one is left out where it would be no larger. */
export function proxySizesOf(facts: Pick<MediaFacts, 'width' | 'height'>): ProxySize[] {
  const small: ProxySize = { kind: 'proxy-540', ...fitted(facts, proxySides['proxy-540']) }
  const isSmall = Math.min(facts.width, facts.height) <= proxySides['proxy-540']
  return isSmall ? [small] : [{ kind: 'proxy-1080', ...fitted(facts, proxySides['proxy-1080']) }, small]
}
