import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeClient } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'

const app = await startApp()

test('versions that a release before assets publishes at the same moment share one main asset', async () => {
  const client = await makeClient(app)
  for (let round = 0; round < 200; round++) {
    const projectId = await makeProject(app, client.id)
    const ids = await Promise.all(Array.from({ length: 2 }, () => makeVersion(app, projectId)))
    const rows = await app.context.db
      .selectFrom('deliverables')
      .innerJoin('assets', 'assets.id', 'deliverables.assetId')
      .select(['deliverables.id', 'assetId', 'isMain'])
      .where('deliverables.projectId', '=', projectId)
      .execute()
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(new Set(rows.map(({ assetId }) => assetId)).size).toBe(1)
    expect(rows.every(({ isMain }) => isMain)).toBe(true)
  }
})
