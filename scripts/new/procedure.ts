import { addProcedure } from './add-procedure.ts'
import { Changes } from './changes.ts'
import { readProcedureRequest, USAGE } from './procedure-request.ts'
import { finish, report, runGenerator } from './run-generator.ts'

/** `npm run new:procedure` writes a procedure on every layer, with its tests. */
await runGenerator(USAGE, ['policy', 'about'], async (words, options) => {
  const request = readProcedureRequest(words, options)
  const changes = new Changes()
  const { inputs, repository, service, router, test, migration } = addProcedure(changes, request)
  const { created, edited } = changes.paths
  const isNew = migration !== undefined && created.includes(migration)
  await finish(changes, [...(isNew ? [['scripts/generate.ts']] : []), ['scripts/docs-api.ts']])
  return report(`${request.path} is there, for policy ${request.policy}.`, {
    New: created,
    Changed: [...edited, ...(isNew ? ['server/src/platform/db/schema.gen.ts'] : []), 'server/API.md'],
    Next: [
      ...(isNew
        ? [
            `${migration}: its columns; after each change npm run generate`,
            'words of a person: the export (domain/privacy), shared/src/messages/it/screens-legal.ts, server/ASVS.md',
          ]
        : []),
      `${inputs}: what it takes`,
      `${repository}, ${service}: the statement and the rules`,
      `${router}: what leaves the server (.output), what it refuses with (.meta)`,
      `${test}: what it promises`,
      ...(request.kind === 'query'
        ? ['a list, search or count: tests/load/growth/calls.ts, with rows in tests/load/growth/seed.ts']
        : [
            'do others hear of it, or does the record of acts keep it? It needs an event; does more than one screen or person show it? A live topic (server/README.md)',
          ]),
    ],
    Then: [
      'npm run check',
      `npx vitest run --project integration-embedded --project integration-postgres ${test}`,
      `npx vitest run --project integration-embedded tests/integration/authorisation/matrix -t ${request.path}`,
    ],
  })
})
