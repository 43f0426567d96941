import { type Figure, holds } from '../../bench/figures.ts'

/** Returns the figures that miss their target. Times are judged at full size, on an idle machine. */
export const missed = (figures: Figure[]): string[] =>
  figures
    .filter(figure => figure.unit === '' && !holds(figure))
    .map(({ what, values }) => `${what}: ${values.join(', ')}`)
