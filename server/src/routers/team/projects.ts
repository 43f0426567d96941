import { z } from 'shared/errors/zod'
import { idInput } from 'shared/lists/page.inputs'
import { bulkRefusals, projectPayments } from 'shared/projects/project-list'
import {
  assignProjectInput,
  assignToAllInput,
  listTeamProjectsInput,
  makeProjectInput,
  manyProjectsInput,
  remindClientInput,
  renameProjectInput,
  setDeadlineInput,
  setProjectStatusInput,
} from 'shared/projects/projects.inputs'
import { turnReasons, turnSides } from 'shared/projects/turn'
import { getProjectPage } from '../../domain/overview/overview.service.ts'
import {
  archiveProjects,
  assignProject,
  assignToAll,
  createProjectForClient,
  renameProject,
  restoreProjects,
  setDeadline,
  setStatus,
} from '../../domain/projects/project-admin.service.ts'
import { getBriefingForTeam, listProjectsForTeam } from '../../domain/projects/team-projects.service.ts'
import { remindClient } from '../../domain/projects/turn.service.ts'
import {
  managerProcedure,
  managerRowProcedure,
  router,
  teamProcedure,
  teamRowProcedure,
} from '../../trpc/procedures.ts'
import {
  act,
  assigned,
  balance,
  clientNames,
  delivery,
  due,
  isoDate,
  page,
  projectOutput,
  voidOutput,
} from '../output.ts'

const brief = z.object({ id: z.string(), summary: z.string(), updatedAt: isoDate() }).nullable()

/** Requirements for starting work; for managers only. */
const readiness = z.object({ hasBrief: z.boolean(), isPaid: z.boolean(), hasVersion: z.boolean() }).nullable()

/** Fields of a project in the list and on its page, for the team alone. */
const teamProject = projectOutput.extend({
  members: assigned,
  readiness,
  archivedAt: isoDate().nullable(),
})

const listed = teamProject.extend({
  ...clientNames,
  turn: z.object({
    side: z.enum(turnSides),
    because: z.enum(Object.values(turnReasons).flat()),
    since: isoDate(),
  }),
  /** Null for members who are not managers. */
  payment: z.enum(projectPayments).nullable(),
  /** Time of the project's last event. */
  activeAt: isoDate(),
})

const detailed = teamProject.extend({
  client: z.object({
    fullName: z.string(),
    company: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  brief,
  payment: z
    .object({
      state: z.enum(projectPayments),
      /** Of the payment that starts the work, as `totalCents`. */
      status: z.enum(['open', 'processing', 'paid', 'failed', 'refunded']),
      totalCents: z.int().nullable(),
      balance,
      /** Next amount that the client has to pay. */
      due: due.nullable(),
      /** Sums received and refunded over all payments. */
      receivedCents: z.int(),
      refundedCents: z.int(),
      quoteTotalCents: z.int().nullable(),
      /** Total including everything accepted since. */
      agreedTotalCents: z.int().nullable(),
      refundAsked: z.object({ reason: z.string(), createdAt: isoDate() }).nullable(),
    })
    .nullable(),
  delivery,
  history: z.array(act),
})

const turn = z.object({
  id: z.string(),
  who: z.enum(['client', 'assistant']),
  text: z.string(),
  at: z.string(),
  byStudio: z.boolean().optional(),
})

/** Result for each project; a refused one has an error code, and no title if it does not exist. */
const bulkResult = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), title: z.string().nullable(), code: z.enum(bulkRefusals) })),
})

/** Projects of the hub: managers see all, other members those assigned to them (docs/decisions/team-membership.md). */
export const teamProjectsRouter = router({
  /** Lists projects in one of the orders, with search and filters; the total is exact up to 1,000. */
  list: teamProcedure
    .input(listTeamProjectsInput.prefault({}))
    .output(page(listed).extend({ total: z.object({ count: z.int(), isExact: z.boolean() }) }))
    .query(({ ctx, input }) => listProjectsForTeam(ctx.platform, ctx.actor, input)),

  /** Creates a project for a client's company and notifies its users. */
  make: managerRowProcedure
    .meta({ errors: ['REQUEST_ID_REUSED'] })
    .input(makeProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => createProjectForClient(ctx.platform, input)),

  /** Returns a project. Contacts, payments and history are for managers and empty for others. */
  get: teamRowProcedure
    .input(idInput)
    .output(detailed)
    .query(({ ctx, input }) => getProjectPage(ctx.platform, ctx.actor, input.id)),

  /** Returns the recap and its conversation. */
  briefing: teamRowProcedure
    .input(idInput)
    .output(
      z.object({ projectId: z.string(), title: z.string(), client: z.string(), brief, turns: z.array(turn) }),
    )
    .query(({ ctx, input }) => getBriefingForTeam(ctx.platform, ctx.actor, input.id)),

  /** Sets any of the four statuses. */
  setStatus: managerRowProcedure
    .meta({ errors: ['STATUS_CHANGED'] })
    .input(setProjectStatusInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => setStatus(ctx.platform, input)),

  /** Sets or removes the deadline; notifies client and assigned members. */
  setDeadline: managerRowProcedure
    .input(setDeadlineInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => setDeadline(ctx.platform, input)),

  /** Renames a project; the client sees the new name, too. */
  rename: managerRowProcedure
    .input(renameProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => renameProject(ctx.platform, input)),

  /** Reminds the client by mail of the pending step, at most once a day. */
  remind: managerRowProcedure
    .meta({ errors: ['TURN_CHANGED', 'CLIENT_REMINDED_TODAY', 'REMINDERS_OFF'] })
    .input(remindClientInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => remindClient(ctx.platform, input)),

  /** Adds members to each of several projects. */
  assignToAll: managerProcedure
    .input(assignToAllInput)
    .output(bulkResult)
    .mutation(({ ctx, input }) => assignToAll(ctx.platform, input)),

  /** Archives completed or unpaid projects; nothing changes for their clients. */
  archive: managerProcedure
    .input(manyProjectsInput)
    .output(bulkResult)
    .mutation(({ ctx, input }) => archiveProjects(ctx.platform, input)),

  restore: managerProcedure
    .input(manyProjectsInput)
    .output(bulkResult)
    .mutation(({ ctx, input }) => restoreProjects(ctx.platform, input)),

  /** Replaces the assigned members; notifies those added or removed. */
  assign: managerRowProcedure
    .input(assignProjectInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => assignProject(ctx.platform, input)),
})
