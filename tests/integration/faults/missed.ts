import { type Figure, holds } from '../../load/figures.ts'

/** The promises that were broken; those of times are held at full size, on a machine of its own. */
export const missed = (figures: Figure[]): string[] =>
  figures
    .filter(figure => figure.unit === '' && !holds(figure))
    .map(({ what, values }) => `${what}: ${values.join(', ')}`)
