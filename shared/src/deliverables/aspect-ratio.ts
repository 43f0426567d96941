import type { Format } from '../briefing/brief/brief.ts'

/** Returns the aspect ratio class of a resolution such as `1920x1080`; 16:9 if the resolution is unknown. */
export function aspectRatioOf(resolution: string | null | undefined): Format {
  const [width = 16, height = 9] = resolution?.split('x').map(Number) ?? []
  if (width === height) return '1:1'
  return width < height ? '9:16' : '16:9'
}
