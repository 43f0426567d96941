import { z } from 'shared/errors/zod'
import { memberProcedure, router } from '../../trpc/procedures.ts'
import { teamMessagesRouter } from '../messages.ts'
import { notificationsRouter } from '../notifications.ts'
import { memberOutput } from '../output.ts'
import { teamReviewGuestsRouter } from '../review-guests.ts'
import { administrationRouter } from './administration.ts'
import { auditRouter } from './audit.ts'
import { teamBriefingRouter } from './briefing.ts'
import { chatRouter } from './chat.ts'
import { teamClientsRouter } from './clients.ts'
import { teamAssetsRouter, teamDeliverablesRouter } from './deliverables.ts'
import { teamInvoicesRouter } from './invoices.ts'
import { teamLeadsRouter } from './leads.ts'
import { teamMaterialsRouter, teamReferencesRouter } from './materials.ts'
import { membersRouter } from './members.ts'
import { overviewProcedure } from './overview.ts'
import { teamPaymentsRouter } from './payments.ts'
import { phasesRouter } from './phases.ts'
import { teamProjectsRouter } from './projects.ts'
import { teamProposalsRouter } from './proposals.ts'
import { savedFiltersRouter } from './saved-filters.ts'
import { searchProcedure } from './search.ts'
import { shootsRouter } from './shoots.ts'
import { teamTestimonialsRouter } from './testimonials.ts'
import { calendarRouter, timelineRouter, workloadProcedure } from './timeline.ts'
import { todayProcedure } from './today.ts'

/** Hub of the production team. */
export const teamRouter = router({
  /** Returns the caller as a member. */
  me: memberProcedure
    .output(memberOutput.extend({ isManager: z.boolean(), isAccountingOnly: z.boolean() }))
    .query(({ ctx }) => ctx.member),
  search: searchProcedure,
  overview: overviewProcedure,
  today: todayProcedure,
  workload: workloadProcedure,
  projects: teamProjectsRouter,
  savedFilters: savedFiltersRouter,
  clients: teamClientsRouter,
  briefing: teamBriefingRouter,
  materials: teamMaterialsRouter,
  references: teamReferencesRouter,
  assets: teamAssetsRouter,
  deliverables: teamDeliverablesRouter,
  reviewGuests: teamReviewGuestsRouter,
  proposals: teamProposalsRouter,
  payments: teamPaymentsRouter,
  administration: administrationRouter,
  invoices: teamInvoicesRouter,
  leads: teamLeadsRouter,
  testimonials: teamTestimonialsRouter,
  timeline: timelineRouter,
  phases: phasesRouter,
  shoots: shootsRouter,
  calendar: calendarRouter,
  members: membersRouter,
  chat: chatRouter,
  messages: teamMessagesRouter,
  notifications: notificationsRouter,
  audit: auditRouter,
})
