import type { TestApp } from '../app.ts'
import { type Facts, getRow, insertRow, insertRows } from '../rows.ts'

/** Inserts a planned phase of a project. Returns its version. */
export async function makePhase(app: TestApp, projectId: string, facts: Facts<'projectPhases'> = {}) {
  const row = { projectId, kind: 'editing' as const, startsOn: '2026-12-01', endsOn: '2026-12-04', ...facts }
  await insertRows(app, 'projectPhases', [row])
  return (await getRow(app, 'projectPhases', { projectId, kind: row.kind })).version
}

/** Inserts a shooting day of a project in the distant future. Returns its id. */
export const makeShoot = (app: TestApp, projectId: string, facts: Facts<'projectShoots'> = {}) =>
  insertRow(app, 'projectShoots', { projectId, day: '2039-05-04', address: 'Via Roma 1, Parma', ...facts })
