import { type Figure, holds, report } from '../tests/bench/figures.ts'
import { experiments } from '../tests/resilience/experiments.ts'

/**
 * `npm run faults [-- NAME] [--short] [--minutes 120]`: runs a fault experiment, or all of them one after the other.
 * Prints figures beside their bars; exits with 1 if one is missed. With `--short` missed times do not count, because a
 * short run has too few of them.
 */
const options = process.argv.slice(2)
const short = options.includes('--short')
const minutesAt = options.indexOf('--minutes')
const minutes = minutesAt < 0 ? undefined : Number(options[minutesAt + 1])
const names = options.filter(
  (option, at) => !option.startsWith('--') && (minutesAt < 0 || at !== minutesAt + 1),
)
const unknown = names.find(name => !(name in experiments))
if (unknown !== undefined) {
  console.error(`There is no ${unknown}: ${Object.keys(experiments).join(', ')}`)
  process.exit(2)
}

let missed = 0
for (const [name, experiment] of Object.entries(experiments)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}: ${experiment.expectation}`)
  const figures: Figure[] | string = await experiment.run({ short, minutes })
  if (typeof figures === 'string') {
    console.log(`skipped: ${figures}`)
    continue
  }
  report(`faults-${name}`, figures)
  if (figures.some(figure => !holds(figure) && !(short && isTime(figure)))) missed++
}
process.exit(missed === 0 ? 0 : 1)

function isTime({ unit }: Figure): boolean {
  return unit === 's' || unit === 'ms'
}
