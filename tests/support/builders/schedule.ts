import type { TestApp } from '../app.ts'
import { type Facts, getRow, insertRow, insertRows } from '../rows.ts'

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

/** A shooting day of a project, far from now. @returns its id. */
export const makeShoot = (
  app: TestApp,
  projectId: string,
  facts: Facts<'projectShoots'> = {},
): Promise<string> =>
  insertRow(app, 'projectShoots', { projectId, day: '2039-05-04', address: 'Via Roma 1, Parma', ...facts })
