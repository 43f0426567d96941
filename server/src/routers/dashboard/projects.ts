import { idInput, pageInput } from 'shared/lists/page.inputs'
import { createProjectInput, renameProjectInput } from 'shared/projects/projects.inputs'
import { removeProject } from '../../domain/privacy/privacy.service.ts'
import { renameOwnProject } from '../../domain/projects/project-admin.service.ts'
import {
  createProject,
  ensureProject,
  getOwnProjectWithUrgency,
  listProjects,
} from '../../domain/projects/projects.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { page, projectOutput, voidOutput } from '../output.ts'

export const projectsRouter = router({
  /** The caller's own, newest first. */
  list: clientProcedure
    .meta({ capability: 'account' })
    .input(pageInput.prefault({}))
    .output(page(projectOutput))
    .query(({ ctx, input }) => listProjects(ctx.platform, ctx.user.id, input)),

  /** One of the caller's own; another's and one that is gone are `NOT_FOUND` alike. */
  get: clientProcedure
    .meta({ capability: 'follow', errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(projectOutput)
    .query(({ ctx, input }) => getOwnProjectWithUrgency(ctx.platform, ctx.user.id, input.id)),

  /** The newest project; makes the first one, once (docs/decisions/first-project.md). */
  ensure: clientProcedure
    .meta({ capability: 'follow', errors: ['NOT_FOUND'] })
    .output(projectOutput)
    .mutation(({ ctx }) => ensureProject(ctx.platform, ctx.user.id)),

  /** A further project; a deadline that has passed is refused at its field. */
  create: clientProcedure
    .meta({ capability: 'administer', errors: ['NOT_FOUND'], limits: ['saving'] })
    .input(createProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => createProject(ctx.platform, ctx.user.id, input)),

  /** Gives a project another name, which screens, mails and documents show from then on. */
  rename: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND'], limits: ['saving'] })
    .input(renameProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => renameOwnProject(ctx.platform, ctx.user.id, input)),

  /**
   * Removes a project and all that belongs to it; a paid one is refused with `PROJECT_PAID`
   * (docs/decisions/project-deletion.md).
   */
  remove: clientProcedure
    .meta({ capability: 'administer', errors: ['NOT_FOUND', 'PROJECT_PAID'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeProject(ctx.platform, ctx.user.id, input.id)),
})
