import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CopyOfRepository } from './copy-of-repository.ts'

/** `npm run new:procedure` and `npm run new:screen` in a copy of the repository: everything is green afterwards. */
const copy = new CopyOfRepository()
afterAll(() => copy.remove())

const procedure = (...args: string[]) => copy.run('scripts/new/procedure.ts', ...args)
const screen = (...args: string[]) => copy.run('scripts/new/screen.ts', ...args)

/** One with files of its own, one beside what is there, one for visitors. */
const procedures = [
  ['dashboard.invoices.list', 'query', '--policy', 'client'],
  ['team.references.refresh', 'mutation', '--policy', 'manager'],
  ['team.invoices.follow', 'subscription', '--policy', 'team'],
  ['publicForms.callbacks.ask', 'mutation', '--policy', 'public'],
]
/** Two of its own and two in the matrix for each; who visits is refused only by the gate. */
const EVERY_TEST = 15

const screens = [['/dashboard/invoices', '--title', 'Fatture'], ['/team/invoices'], ['/prezzi']]

const sources = (): string[] =>
  globSync('{shared,server,client,tests}/**/*.{ts,tsx,md}', { cwd: copy.folder })
    .sort()
    .map(path => `${path}\n${readFileSync(join(copy.folder, path), 'utf8')}`)

describe('written', () => {
  test.each(procedures)('%s, a %s', async (...args) => {
    expect(await procedure(...args)).toMatchObject({ code: 0, output: expect.stringContaining('is there') })
  })

  test.each(screens)('%s', async (...args) => {
    expect(await screen(...args)).toMatchObject({ code: 0, output: expect.stringContaining('is there') })
  })

  test('the screen asks the procedure of its subject', () => {
    const feature = readFileSync(
      join(copy.folder, 'client/src/features/invoices/invoices-screen.tsx'),
      'utf8',
    )
    expect(feature).toContain('trpc.dashboard.invoices.list.useQuery')
  })
})

describe('refused with 2, and nothing is written', () => {
  const refused: [why: string, run: () => ReturnType<typeof procedure>][] = [
    ['exists already', () => procedure('dashboard.invoices.list', 'query', '--policy', 'client')],
    ['--policy', () => procedure('dashboard.invoices.send', 'mutation')],
    ['is a drawer', () => procedure('team.utils.list', 'query', '--policy', 'team')],
    ['is there already', () => screen('/dashboard/invoices')],
  ]

  test.each(refused)('%s', async (why, run) => {
    const before = sources()
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining(why) })
    expect(sources()).toEqual(before)
  })
})

describe('green afterwards', () => {
  const architecture = ['repository', 'api', 'inputs', 'asvs-documents'].map(
    name => `tests/architecture/${name}.test.ts`,
  )

  test.each<[string, string, ...string[]]>([
    ['types of server and tests', 'typescript/bin/tsc', '-p', 'tsconfig.json'],
    ['types of the client', 'typescript/bin/tsc', '-p', 'client/tsconfig.json'],
    ['format and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    ['unused code', 'knip/bin/knip.js'],
    ['architecture', 'vitest/vitest.mjs', 'run', '--project', 'architecture', ...architecture],
  ])('%s', async (_, script, ...args) => {
    const { code, output } = await copy.tool(script, ...args)
    expect(code, output).toBe(0)
  })

  test('what was promised of each, and who is let in to it', async () => {
    const paths = procedures.map(([path = '']) => path)
    const subjects = paths.map(path => `/${path.split('.')[1]}`)
    const report = join(copy.folder, 'report.json')
    const { code, output } = await copy.tool(
      'vitest/vitest.mjs',
      ...['run', '--project', 'integration-embedded', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${report}`, '-t', paths.join('|').replaceAll('.', '\\.')],
      ...['authorisation/matrix', ...new Set(subjects)],
    )
    expect(code, output).toBe(0)
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }
    expect(numPassedTests).toBe(EVERY_TEST)
  })
})
