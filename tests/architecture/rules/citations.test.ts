import { describe, expect, test } from 'vitest'
import { citedByNumber, longLines, missingPages, missingPaths } from './citations.ts'

const path = 'server/src/domain/orders/quote/quote.service.ts'

describe('a citation by number is found', () => {
  test.each([
    '/** Confirms the quote (decision 26). */',
    '// See decisions 26 to 29.',
    '/**\n * Keeps what was shown (decision\n * 26).\n */',
    '/** The base price (dashboard and team, section 9). */',
    '/** The timeline (sections 2.1 and 4). */',
    '| rounds | Section 9 |',
  ])('%j', text => {
    expect(citedByNumber([{ path, text }])).toHaveLength(1)
  })

  test.each([
    '/** Folds lines (RFC 5545, section 3.1). */',
    '/** Confirms the quote (docs/decisions/two-price-rules.md). */',
    'const decision = 2',
    'const section = sections[0]',
    '/** The sections of the page, in their order. */',
  ])('and none in %j', text => {
    expect(citedByNumber([{ path, text }])).toEqual([])
  })
})

describe('a page that is cited', () => {
  const there = new Set(['docs/decisions/vat.md', 'server/API.md'])
  const faults = (text: string): string[] =>
    missingPages(
      [
        { path, text },
        { path: 'server/API.md', text: '' },
      ],
      cited => there.has(cited),
    )

  test.each([
    '(docs/decisions/taxes.md)',
    'The bars of `quality.md`.',
    '[server](../API.md)',
    '(decisions/vat.md)',
  ])('is missed: %s', text => {
    expect(faults(text)).toHaveLength(1)
  })

  test.each([
    '(docs/decisions/vat.md)',
    '`server/API.md`',
    'API.md',
    '../../../../API.md',
    '`${name}.md`',
    '**/*.md',
  ])('is there: %s', text => {
    expect(faults(text)).toEqual([])
  })
})

describe('a README', () => {
  const readme = (text: string) => [{ path: 'server/README.md', text }]

  test('may have lines of 400 characters and none longer', () => {
    expect(longLines(readme(`short\n${'x'.repeat(400)}`))).toEqual([])
    expect(longLines(readme(`short\n${'x'.repeat(401)}`))).toEqual([
      'server/README.md:2 has 401 characters, 400 at most',
    ])
  })
})

describe('a path that a README names', () => {
  const there = new Set([
    '.env.example',
    'server/ASVS.md',
    'server/src/app/app.ts',
    'shared/src/',
    'tests/e2e',
  ])
  const faults = (text: string): string[] =>
    missingPaths([{ path: 'server/README.md', text }], cited => there.has(cited))

  test.each([
    '`app.ts`',
    '`src/app`',
    '`app/context.ts`',
    '`pricing/`',
    '`.env`, `.env.local.example`',
    '`server/src/italian/*.ts`',
    '`domain/<subject>/<subject>.service.ts`',
    '`routes/lead.$kind.$id.tsx`',
  ])('is missed: %s', text => {
    expect(faults(text)).toHaveLength(1)
  })

  test.each([
    '`.env.example`',
    '`ASVS.md`',
    '`app/app.ts`',
    '`src/app/app.ts`',
    '`server/src/app/app.ts`',
    '`tests/e2e`',
    '`shared/src/<subject>/<subject>.inputs.ts`',
    '`*.service.ts`',
  ])('is there: %s', text => {
    expect(faults(text)).toEqual([])
  })

  test.each([
    '`/readyz`',
    '`dashboard.quote.confirm`',
    '`@mantine/charts`',
    '`multipart/form-data`',
    '`npx vitest run tests/gone`',
    "`() => import('shared/gone')`",
    '```\nnpx playwright test `gone.spec.ts`\n```',
  ])('is none: %s', text => {
    expect(faults(text)).toEqual([])
  })

  test('is named with its line, after a block too', () => {
    expect(faults('```\nnpm start\n```\n\n`gone.ts`')).toEqual([
      'server/README.md:5 names gone.ts, which does not exist',
    ])
  })
})
