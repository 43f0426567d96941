import { quickChecks, runChecks, runVitest } from './suite/steps.ts'
import { lineOf, totalOf } from './suite/tally.ts'

/** `npm run check`: the checks that are quick enough for every save. Reading times are measured in thorough runs only. */
process.env.SHORT_RUN = '1'
const tallies = [
  ...(await runChecks(quickChecks)),
  await runVitest('unit and architecture', ['unit*', 'architecture']),
]

for (const tally of tallies) console.log(lineOf(tally))
console.log(`\n${totalOf(tallies)}`)
process.exitCode = tallies.some(tally => tally.failed > 0) ? 1 : 0
