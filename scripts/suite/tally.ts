import { stripVTControlCharacters } from 'node:util'

/** A test that failed, and the first words about why. */
export interface Failure {
  test: string
  why: string
}

/** What one runner counted. */
export interface Tally {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  failures?: Failure[]
  /** What passed at the second try only: to be looked into. */
  shaky?: Failure[]
  /** Why something was skipped or could not be counted. */
  note?: string
}

export function lineOf(tally: Tally): string {
  const counts = `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`
  const note = tally.note ? ` (${tally.note})` : ''
  return `${tally.failed > 0 ? '✗' : '✓'} ${tally.name.padEnd(28)}${counts}, ${tally.seconds.toFixed(1)} s${note}`
}

const WHY_LINES = 12

/** What failed, once more: a long run is often kept by its end only. */
export function failuresOf({ name, failures = [], shaky = [] }: Tally): string[] {
  return [
    ...shaky.map(one => described(`≈ ${name}, at the second try`, one)),
    ...failures.map(one => described(`✗ ${name}`, one)),
  ]
}

function described(head: string, { test, why }: Failure): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, WHY_LINES)
  return [`${head}: ${test}`, ...lines.map(line => `    ${line}`.trimEnd())].join('\n')
}

/** The last line of `npm test`: other programs read it. */
export function totalOf(tallies: Tally[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped'): number =>
    tallies.reduce((total, tally) => total + tally[count], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}

/** A runner that ended badly although no test of its own failed has failed all the same. */
export function honest(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1, note: 'the run itself failed' }
}
