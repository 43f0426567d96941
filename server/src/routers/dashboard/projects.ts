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
  /** Lists the caller's projects, newest first. */
  list: clientProcedure('account')
    .input(pageInput.prefault({}))
    .output(page(projectOutput))
    .query(({ ctx, input }) => listProjects(ctx.platform, ctx.user.id, input)),

  /** Returns a project of the caller; `NOT_FOUND` for a foreign or deleted one. */
  get: clientProcedure('follow')
    .input(idInput)
    .output(projectOutput)
    .query(({ ctx, input }) => getOwnProjectWithUrgency(ctx.platform, ctx.user.id, input.id)),

  /** Returns the newest project; creates the first one, once (docs/decisions/first-project.md). */
  ensure: clientProcedure('follow')
    .output(projectOutput)
    .mutation(({ ctx }) => ensureProject(ctx.platform, ctx.user.id)),

  /** Creates a project, once per request id; a past deadline is refused at its field. */
  create: clientProcedure('administer')
    .meta({ errors: ['REQUEST_ID_REUSED'], limits: ['saving'] })
    .input(createProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => createProject(ctx.platform, ctx.user.id, input)),

  /** Renames a project everywhere: pages, mails and documents. */
  rename: clientProcedure('writeBrief')
    .meta({ limits: ['saving'] })
    .input(renameProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => renameOwnProject(ctx.platform, ctx.user.id, input)),

  /** Deletes a project with all its data; `PROJECT_PAID` if it is paid (docs/decisions/project-deletion.md). */
  remove: clientProcedure('administer')
    .meta({ errors: ['PROJECT_PAID'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeProject(ctx.platform, ctx.user.id, input.id)),
})
