import type { TestApp } from '../app.ts'
import { type Facts, getRow, insertRows } from '../rows.ts'

/** A planned phase of a project. @returns its version. */
export async function makePhase(
  app: TestApp,
  projectId: string,
  facts: Facts<'projectPhases'> = {},
): Promise<string> {
  const row = { projectId, kind: 'editing', startsOn: '2026-12-01', endsOn: '2026-12-04', ...facts }
  await insertRows(app, 'projectPhases', [row])
  return (await getRow(app, 'projectPhases', { projectId, kind: row.kind })).version
}
