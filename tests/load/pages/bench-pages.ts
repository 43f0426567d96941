import { parseArgs } from 'node:util'
import { demoAccounts } from 'server/demo/accounts'
import { type Figure, report } from '../figures.ts'
import { withServer } from '../served.ts'
import { type Visit, visit } from './lighthouse-run.ts'
import { scriptWeight } from './script-weight.ts'

const pages = [
  '/',
  '/yellow',
  '/interviste',
  '/get-started',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/auth',
]

type Measure = keyof Omit<Visit, 'faults'>

/** The bars of `quality.md`, Pages. */
const bars: [Measure, string, Figure['bar']][] = [
  ['performance', 'of 100', { atLeast: 98 }],
  ['accessibility', 'of 100', { atLeast: 100 }],
  ['bestPractices', 'of 100', { atLeast: 100 }],
  ['seo', 'of 100', { atLeast: 100 }],
  ['lcpMs', 'ms', { atMost: 1500 }],
  ['tbtMs', 'ms', { atMost: 50 }],
  ['tbtOwnMs', 'ms', { atMost: 50 }],
  ['cls', '', { atMost: 0.01 }],
]

const weights = [
  { path: '/', atMost: 130 },
  { path: '/dashboard/projects', atMost: 220, who: 'cliente@demo.example', procedure: 'auth.signIn' },
  { path: '/team/projects', atMost: 220, who: 'pm@demo.example', procedure: 'auth.teamSignIn' },
]

const accountOf = (who: string, procedure: string) => {
  const account = demoAccounts.find(({ email }) => email === who)
  if (!account) throw new Error(`There is no demo account ${who}.`)
  return { procedure, email: account.email, password: account.password }
}

async function visitAll(origin: string, path: string, runs: number): Promise<Figure[]> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(origin + path))
  for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`${path}: ${fault}`)
  return bars.map(([measure, unit, bar]) => ({
    what: `${path} ${measure}`,
    unit,
    values: visits.map(found => found[measure]),
    bar,
  }))
}

async function weighAll(origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { path, atMost, who, procedure } of weights) {
    const account = who && procedure ? accountOf(who, procedure) : undefined
    const values = [await scriptWeight(origin, path, account)]
    figures.push({ what: `${path} JavaScript`, unit: 'kB', values, bar: { atMost } })
  }
  return figures
}

/** Lighthouse as a phone on every public page, and the JavaScript that three screens need (quality, Pages). */
export async function benchPages(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  })
  const chosen = values.only ? [values.only] : pages
  const figures = await withServer(async origin => {
    const found = await weighAll(origin)
    for (const path of chosen) {
      console.log(`${path} …`)
      found.push(...(await visitAll(origin, path, Number(values.runs))))
    }
    return found
  })
  return report('pages', figures)
}
