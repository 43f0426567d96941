import type { ProcedurePath } from '../../support/procedures.ts'
import type { Fixture } from './fixture.ts'
import { accountFixtures } from './fixtures/account.ts'
import { authFixtures } from './fixtures/auth.ts'
import { dashboardFixtures } from './fixtures/dashboard.ts'
import { gateFixtures } from './fixtures/gate.ts'
import { guestReviewFixtures } from './fixtures/guest-review.ts'
import { liveFixtures } from './fixtures/live.ts'
import { payLinkFixtures } from './fixtures/pay-link.ts'
import { publicFormsFixtures } from './fixtures/public-forms.ts'
import { teamFixtures } from './fixtures/team.ts'

/** Fixtures of all procedures. A missing one fails to compile, and fails the matrix at run time. */
const everyFixture: { [Path in ProcedurePath]: Fixture<Path> } = {
  ...gateFixtures,
  ...publicFormsFixtures,
  ...payLinkFixtures,
  ...guestReviewFixtures,
  ...authFixtures,
  ...dashboardFixtures,
  ...teamFixtures,
  ...accountFixtures,
  ...liveFixtures,
}

export const fixtureOf = (path: ProcedurePath): Fixture => everyFixture[path] as unknown as Fixture

export const fixturePaths = Object.keys(everyFixture)
