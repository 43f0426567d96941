import { router } from '../trpc/procedures.ts'
import { accountRouter } from './account.ts'
import { authRouter } from './auth/auth.ts'
import { dashboardRouter } from './dashboard/dashboard.ts'
import { gateRouter } from './gate.ts'
import { guestReviewRouter } from './guest-review.ts'
import { liveRouter } from './live.ts'
import { payLinkRouter } from './pay-link.ts'
import { publicFormsRouter } from './public-forms/public-forms.ts'
import { teamRouter } from './team/team.ts'

/** Root router, grouped by caller. */
export const appRouter = router({
  gate: gateRouter,
  publicForms: publicFormsRouter,
  payLink: payLinkRouter,
  guestReview: guestReviewRouter,
  auth: authRouter,
  dashboard: dashboardRouter,
  team: teamRouter,
  account: accountRouter,
  live: liveRouter,
})

export type AppRouter = typeof appRouter
