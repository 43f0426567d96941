import type { Changes } from '../changes.ts'
import { report } from '../run-generator.ts'
import { EXPORT } from './export-texts.ts'
import type { Texts, Writing } from './texts.ts'

/** What nothing turns red for when a table holds words of a person. */
const personalWords = [
  `${EXPORT.repository}, ${EXPORT.output}: which of its columns are exported`,
  `${EXPORT.test}: one of them in \`furnish\`, so that it is seen to be exported`,
  'what is kept of it and why: shared/src/messages/it/screens-legal.ts, its class in server/ASVS.md',
]

/** How people meet a mutation. */
const manners = [
  'can it be brought back? Do it at once, with «Annulla» in the toast; if not, ask first with ConfirmDialog',
  'does more than one screen or person show it? It needs a live topic (server/README.md)',
]

/** The closing words. */
export function reportOf(
  { created, edited }: Changes,
  { kind, path, places, policy, about }: Writing,
  texts: Texts,
): string {
  const { does, table } = texts
  const touched = [...created, ...edited]
  const hasRepository = touched.includes(places.repository)
  return report({
    title: `${path} is there, for policy ${policy}. ${does}`,
    created,
    edited: [...edited, ...(table ? ['server/src/platform/db/schema.gen.ts'] : []), 'server/API.md'],
    next: [
      ...(table?.migration
        ? [`${table.migration}: its columns and their order; after each change npm run generate`]
        : []),
      `${places.inputs}: what it takes`,
      ...(hasRepository ? [`${places.repository}: the table and its columns`] : []),
      `${places.service}: the rules`,
      `${places.router.path}: what leaves the server (.output)`,
      `${places.test}: what it promises`,
      ...(kind === 'query'
        ? [
            'a list, search or count: a line in tests/load/growth/calls.ts and rows in tests/load/growth/seed.ts',
          ]
        : []),
      ...(table ? personalWords : []),
      ...(kind === 'mutation' && about === 'person' ? manners : []),
    ],
    run: [
      'npm run docs:api',
      'npm run check',
      `npx vitest run --project integration-embedded --project integration-postgres ${places.test}`,
      `npx vitest run --project integration-embedded tests/integration/authorisation/matrix -t ${path}`,
    ],
  })
}
