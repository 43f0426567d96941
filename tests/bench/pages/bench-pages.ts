import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findTestBrowser } from '../../support/processes/find-browser.ts'
import { type Figure, figure, report } from '../figures.ts'
import { withServer } from '../served.ts'
import { type Visit, visit } from './lighthouse-run.ts'
import { measureBundleSizes } from './measure-bundle-sizes.ts'
import { type Audience, audiences } from './weighed-pages.ts'

const pages = '/ /yellow /interviste /get-started /about /contact /privacy /terms /auth'.split(' ')

/** Each file is a request. Without the grouping of `client/build/first-load.ts` a page loads 119 to 158. */
const MAX_FILES = 80

type Measure = keyof Omit<Visit, 'faults'>

/** Bars of every public page. */
const thresholds: [Measure, string, Figure['threshold']][] = [
  ['performance', 'of 100', { atLeast: 95 }],
  ['accessibility', 'of 100', { atLeast: 100 }],
  ['bestPractices', 'of 100', { atLeast: 100 }],
  ['seo', 'of 100', { atLeast: 100 }],
  ['lcpMs', 'ms', { atMost: 1600 }],
  ['tbtMs', 'ms', { atMost: 150 }],
  ['cls', '', { atMost: 0.02 }],
]

const TRIES = 3

/** Visits a page, and repeats a visit that failed in the browser. */
async function visitAgain(url: string, tries = TRIES): Promise<Visit> {
  try {
    return await visit(url)
  } catch (error) {
    if (tries === 1) throw error
    console.log(`A visit was lost: ${error instanceof Error ? error.message : String(error)}`)
    return visitAgain(url, tries - 1)
  }
}

async function visitAll(origin: string, path: string, runs: number): Promise<Figure[]> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitAgain(origin + path))
  for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`${path}: ${fault}`)
  return thresholds.map(([measure, unit, threshold]) =>
    figure(
      `${path} ${measure}`,
      unit,
      visits.map(found => found[measure]),
      threshold,
    ),
  )
}

async function weighAll(origin: string): Promise<Figure[]> {
  const executablePath = findTestBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const figures: Figure[] = []
  for (const audience of Object.keys(audiences) as Audience[]) {
    const context = await browser.newContext({ baseURL: origin })
    const weights = await measureBundleSizes(context, audience)
    for (const { path, kilobytes, atMost } of weights)
      figures.push(figure(`${path} JavaScript`, 'kB', kilobytes, { atMost }))
    const most = Math.max(...weights.map(({ files }) => files))
    figures.push(figure(`most script files of a page, ${audience}`, '', most, { atMost: MAX_FILES }))
    await context.close()
  }
  await browser.close()
  return figures
}

/** Runs Lighthouse as a phone on every public page, and weighs the JavaScript of every page. */
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
