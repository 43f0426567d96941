import type { ReviewVersion } from './review-types.ts'

/** Whether a film is higher than wide, as far as its file tells. */
export function isUpright({ resolution }: Pick<ReviewVersion, 'resolution'>): boolean {
  const [width = 0, height = 0] = (resolution ?? '').split('x').map(Number)
  return height > width
}
