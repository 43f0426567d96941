import type { ProcedurePath } from '../../support/procedures.ts'
import type { Fixture } from './fixture.ts'
import { accountFixtures } from './fixtures/account.ts'
import { dashboardFixtures } from './fixtures/dashboard.ts'
import { teamFixtures } from './fixtures/team.ts'
import { visitorFixtures } from './fixtures/visitors.ts'

/** Fixtures of all procedures. A missing one fails to compile, and fails the matrix at run time. */
const everyFixture: { [Path in ProcedurePath]: Fixture<Path> } = {
  ...visitorFixtures,
  ...accountFixtures,
  ...dashboardFixtures,
  ...teamFixtures,
}

export const fixtureOf = (path: ProcedurePath): Fixture => everyFixture[path] as unknown as Fixture

export const fixturePaths = Object.keys(everyFixture)
