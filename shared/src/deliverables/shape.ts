import type { Format } from '../briefing/brief/brief.ts'

/** The shape of a picture by its resolution, as `1920x1080`; 16:9 where that is not known. */
export function shapeOf(resolution: string | null | undefined): Format {
  const [width = 16, height = 9] = resolution?.split('x').map(Number) ?? []
  if (width === height) return '1:1'
  return width < height ? '9:16' : '16:9'
}
