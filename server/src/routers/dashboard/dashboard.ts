import { router } from '../../trpc/procedures.ts'
import { messagesRouter } from '../messages.ts'
import { notificationsRouter } from '../notifications.ts'
import { reviewGuestsRouter } from '../review-guests.ts'
import { billingRouter } from './billing.ts'
import { briefingRouter } from './briefing.ts'
import { clientCalendarRouter } from './calendar.ts'
import { companyRouter } from './company.ts'
import { deliverablesRouter } from './deliverables.ts'
import { documentsRouter } from './documents.ts'
import { materialsRouter } from './materials.ts'
import { payLinksRouter } from './pay-links.ts'
import { paymentRouter } from './payment.ts'
import { profileRouter } from './profile.ts'
import { projectsRouter } from './projects.ts'
import { proposalsRouter } from './proposals.ts'
import { quoteRouter } from './quote.ts'
import { referencesRouter } from './references.ts'
import { statusRouter } from './status.ts'
import { testimonialRouter } from './testimonial.ts'

/** The client's area, limited to the caller's own data. */
export const dashboardRouter = router({
  projects: projectsRouter,
  company: companyRouter,
  briefing: briefingRouter,
  references: referencesRouter,
  materials: materialsRouter,
  quote: quoteRouter,
  proposals: proposalsRouter,
  billing: billingRouter,
  payment: paymentRouter,
  payLinks: payLinksRouter,
  documents: documentsRouter,
  status: statusRouter,
  calendar: clientCalendarRouter,
  deliverables: deliverablesRouter,
  reviewGuests: reviewGuestsRouter,
  messages: messagesRouter,
  notifications: notificationsRouter,
  profile: profileRouter,
  testimonial: testimonialRouter,
})
