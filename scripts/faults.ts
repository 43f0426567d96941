import { parseArgs } from 'node:util'
import { type Figure, holds, missed, report } from '../tests/bench/figures.ts'
import { experiments } from '../tests/resilience/experiments.ts'
import { testedExperiments } from '../tests/resilience/tested-experiments.ts'

/**
 * `npm run faults [-- NAME] [--short] [--minutes 120]`: runs a fault experiment, or all of them one after the other.
 * Prints figures beside their bars; exits with 1 if one is missed. With `--short` only counts must hold, because a
 * short run has too few measurements. `--no-tests` leaves out experiments that are integration tests.
 */
const { values, positionals: names } = parseArgs({
  options: { short: { type: 'boolean' }, minutes: { type: 'string' }, 'no-tests': { type: 'boolean' } },
  allowPositionals: true,
})
const { short = false, minutes, 'no-tests': noTests } = values
const unknown = names.find(name => !(name in experiments))
if (unknown !== undefined) {
  console.error(`There is no ${unknown}: ${Object.keys(experiments).join(', ')}`)
  process.exit(2)
}

let failed = 0
for (const [name, experiment] of Object.entries(experiments)) {
  if ((names.length > 0 && !names.includes(name)) || (noTests && name in testedExperiments)) continue
  console.log(`\n${name}: ${experiment.expectation}`)
  const size = { short, minutes: minutes === undefined ? undefined : Number(minutes) }
  const figures: Figure[] | string = await experiment.run(size)
  if (typeof figures === 'string') {
    console.log(`skipped: ${figures}`)
    continue
  }
  report(`faults-${name}`, figures)
  if (short ? missed(figures).length > 0 : !figures.every(holds)) failed++
}
process.exit(failed === 0 ? 0 : 1)
