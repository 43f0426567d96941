import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { policies, topics } from '../../scripts/new/procedure-request.ts'
import { CopyOfRepository } from './copy-of-repository.ts'

/** `npm run new:procedure` and `npm run new:screen` in a copy of the repository: everything is green afterwards. */
const copy = new CopyOfRepository()
afterAll(() => copy.remove())

const procedure = (...args: string[]) => copy.run('scripts/new/procedure.ts', ...args)
const screen = (...args: string[]) => copy.run('scripts/new/screen.ts', ...args)

/** About projects: with files of their own, beside what is there, for visitors. Then what is a person's, the team's. */
const procedures = [
  ['dashboard.contracts.list', 'query', '--policy', 'client'],
  ['team.references.refresh', 'mutation', '--policy', 'manager'],
  ['dashboard.references.touch', 'mutation', '--policy', 'client'],
  ['team.contracts.show', 'query', '--policy', 'team'],
  ['publicForms.callbacks.ask', 'mutation', '--policy', 'public'],
  ['dashboard.reminders.list', 'query', '--policy', 'client', '--about', 'person'],
  ['dashboard.reminders.add', 'mutation', '--policy', 'client', '--about', 'person'],
  ['dashboard.reminders.setDone', 'mutation', '--policy', 'client', '--about', 'person'],
  ['dashboard.reminders.remove', 'mutation', '--policy', 'client', '--about', 'person'],
  ['team.reminders.list', 'query', '--policy', 'team', '--about', 'person'],
  ['team.ideas.change', 'mutation', '--policy', 'manager', '--about', 'person'],
  ['team.vouchers.list', 'query', '--policy', 'manager', '--about', 'team'],
  ['team.vouchers.add', 'mutation', '--policy', 'manager', '--about', 'team'],
  ['team.vouchers.disable', 'mutation', '--policy', 'manager', '--about', 'team'],
]
const paths = procedures.map(([path = '']) => path)
const namesOf = (some: string[]): string => some.join('|').replaceAll('.', '\\.')
const IN_THE_EXPORT = 'every table that knows a person|^the export '
/** Two in the matrix for each, and of its own one or, about a project or for what is added, two; four of the export. */
const EVERY_TEST = 52

const screens = [
  ['/dashboard/contracts', '--title', 'Contratti'],
  ['/dashboard/reminders', '--title', 'Promemoria'],
  ['/team/contracts'],
  ['/team/vouchers', '--title', 'Buoni sconto'],
  ['/prezzi'],
]

const unitProjects = ['--project', 'unit*', '--project', 'architecture']

/**
 * What reads the whole repository, and the tests of what generators write into. Another unit test is about code that
 * no generator touches, which the types check.
 */
const aboutTheWhole = (): string[] => [
  ...globSync('tests/architecture/**/*.test.ts', { cwd: copy.folder }).filter(
    path => !path.includes('reading-time'),
  ),
  ...['shared/src/lists/', 'client/src/lib/', 'client/src/features/search/', 'server/src/trpc/'],
]

const read = (path: string): string => readFileSync(join(copy.folder, path), 'utf8')

const sources = (): string[] =>
  globSync('{shared,server,client,tests,migrations}/**/*.{ts,tsx,md}', { cwd: copy.folder })
    .sort()
    .map(path => `${path}\n${read(path)}`)

describe('written', () => {
  test.each(procedures)('%s, a %s', async (...args) => {
    const { code, output } = await procedure(...args)
    expect(code, output).toBe(0)
    expect(output).toContain('is there')
    expect(output).toMatch(/--project integration-embedded --project integration-postgres \S+\.test\.ts$/m)
    expect(output.includes('tests/load/growth/seed.ts')).toBe(args[1] === 'query')
  })

  test.each(screens)('%s', async (...args) => {
    const { code, output } = await screen(...args)
    expect(code, output).toBe(0)
    expect(output).toContain('is there')
    expect(output).toMatch(/npx playwright test tests\/e2e\/\S+\.spec\.ts --retries=0$/m)
  })

  test.each([
    ['contracts', 'dashboard', 'useQuery({ projectId })', '.ensureData({ projectId })'],
    ['reminders', 'dashboard', 'useInfiniteQuery(', ', {})'],
    ['vouchers', 'team', 'useInfiniteQuery(', ', {})'],
  ])('the screen of %s asks the procedure of its subject, its loader before it', (name, area, use, load) => {
    const list = `${area}.${name}.list`
    expect(read(`client/src/features/${name}/${name}-screen.tsx`)).toContain(`trpc.${list}.${use}`)
    expect(read(`client/src/routes/_${area}/${area}/${name}.tsx`)).toContain(`queries.${list}${load}`)
  })

  test('a page of the hub is for those who may ask what it shows', () => {
    const pages = read('client/src/lib/team-pages.ts')
    expect(/ vouchers: \{[^}]*\}[^}]*\}/.exec(pages)?.[0]).toContain("policy: 'manager'")
    expect(/ '?team-contracts'?: \{[^}]*\}[^}]*\}/.exec(pages)?.[0]).not.toContain('policy')
  })

  test('acts of one subject are told apart by one name each, and tested in one file', () => {
    const service = read('server/src/domain/reminders/reminders.service.ts')
    expect([...service.matchAll(/export (?:async function|const) (\w+)/g)].map(([, name]) => name)).toEqual([
      'listReminders',
      'addReminder',
      'setReminderDone',
      'removeReminder',
      'listRemindersForTeam',
    ])
    expect(globSync('tests/integration/dashboard/reminders*', { cwd: copy.folder })).toHaveLength(1)
  })

  test('what is a person’s goes with the account', () => {
    const [migration = ''] = globSync('migrations/*-reminders.ts', { cwd: copy.folder })
    expect(read(migration)).toMatch(/user_id uuid not null references users on delete cascade/)
  })

  test.each(['reminders', 'ideas', 'vouchers'])('the release before runs with the table of %s', name => {
    const [migration = ''] = globSync(`migrations/*-${name}.ts`, { cwd: copy.folder })
    expect(read(migration)).toContain('export const compatible = true')
  })

  test('what managers alone may ask is said to be theirs', () => {
    expect(read('server/ASVS.md')).toMatch(/`vouchers` \| managers of the team/)
    expect(read('tests/e2e/vouchers.spec.ts')).toContain("test('a manager finds vouchers")
  })

  test('links stand above the profile', () => {
    const links = [...read('client/src/lib/dashboard-pages.ts').matchAll(/label: side\.(\w+)/g)]
    expect(links.map(([, name]) => name).slice(-5)).toEqual([
      ...['contracts', 'reminders', 'profile', 'projects', 'documents'],
    ])
    expect(read('shared/src/messages/it/dashboard.ts')).toMatch(
      /contracts: 'Contratti',\s+reminders: 'Promemoria',\s+\/\/ <new:side>\s+profile:/,
    )
  })
})

describe('with --help', () => {
  test.each([
    ['new:procedure', procedure, [...Object.keys(policies), ...Object.keys(topics)]],
    ['new:screen', screen, ['/dashboard/<name>', '/team/<name>', '--title']],
  ] as const)('%s says how it is used, a line for each choice', async (_, run, choices) => {
    const { code, output } = await run('--help')
    expect(code).toBe(0)
    for (const choice of choices) expect(output).toMatch(new RegExp(`^ *${choice} +\\S`, 'm'))
  })
})

describe('refused with 2, and nothing is written', () => {
  const refused: [why: string, run: () => ReturnType<typeof procedure>][] = [
    ['is no name', () => procedure('dashboard.contracts', 'query', '--policy', 'client')],
    ['A name and a kind are needed', () => procedure('dashboard.contracts.all')],
    ['Unknown option', () => procedure('dashboard.contracts.all', 'query', '--police', 'client')],
    ['is no audience', () => procedure('shop.contracts.list', 'query', '--policy', 'client')],
    ['no router that can be added to', () => procedure('team.search.more', 'query', '--policy', 'team')],
    ['is a way in', () => procedure('auth.door.open', 'mutation', '--policy', 'public')],
    [
      'needs the policy',
      () => procedure('dashboard.x.list', 'query', '--policy', 'client', '--about', 'team'),
    ],
    ['exists already', () => procedure('dashboard.contracts.list', 'query', '--policy', 'client')],
    ['--policy is one of', () => procedure('dashboard.contracts.send', 'mutation')],
    [
      'is there without id: write it by hand',
      () => procedure('dashboard.sessions.list', 'query', '--policy', 'client', '--about', 'person'),
    ],
    ['is there already', () => screen('/dashboard/contracts')],
    ['is no address of a screen', () => screen('/Contratti')],
    ['the router keeps for itself', () => screen('/team/full-search')],
    ['answered by the server itself', () => screen('/uploads')],
    ['answered by the server itself', () => screen('/assets')],
  ]

  test.each(refused)('%s', async (why, run) => {
    const before = sources()
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining(why) })
    expect(sources()).toEqual(before)
  })
})

describe('green afterwards', () => {
  test.each<[string, string, ...string[]]>([
    ['types of server and tests', 'typescript/bin/tsc', '-p', 'tsconfig.json'],
    ['types of the client', 'typescript/bin/tsc', '-p', 'client/tsconfig.json'],
    ['format and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    ['unused code', 'knip/bin/knip.js'],
    ['unit and architecture', 'vitest/vitest.mjs', 'run', ...unitProjects, ...aboutTheWhole()],
  ])('%s', async (_, script, ...args) => {
    const { code, output } = await copy.tool(script, ...args)
    expect(code, output).toBe(0)
  })

  test('types of the database', async () => {
    const { code, output } = await copy.run('scripts/generate.ts', '--verify')
    expect(code, output).toBe(0)
  })

  // Those that were there before, and the readers of texts, take their time in the repository itself.
  test('no text that they take is read for long', async () => {
    const args = [...unitProjects, 'architecture/reading-time', '-t', `^(${namesOf(paths)}) `]
    // Each takes one: an id, the place in a list, words.
    expect(await passedIn(...args)).toBe(procedures.length)
  })

  test('what was promised of each, who is let in to it, and what a person has is in the export', async () => {
    const subjects = paths.map(path => `/${path.split('.')[1]}`)
    const args = ['--project', 'integration-embedded', '-t', `${namesOf(paths)}|${IN_THE_EXPORT}`]
    const files = ['authorisation/matrix', 'dashboard/personal-data', ...new Set(subjects)]
    expect(await passedIn(...args, ...files)).toBe(EVERY_TEST)
  })
})

/** How many tests a run of the copy's has passed, of which none failed. */
async function passedIn(...args: string[]): Promise<number> {
  const report = join(copy.folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await copy.tool('vitest/vitest.mjs', 'run', ...reporters, ...args)
  expect(code, output).toBe(0)
  return (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }).numPassedTests
}
