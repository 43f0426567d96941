import { createProjectInput, listProjectsInput, removeProjectInput } from 'shared/projects/projects.inputs'
import { createProject, ensureProject, listProjects } from '../../domain/projects/projects.service.ts'
import { removeProject } from '../../domain/projects/remove-project.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { ok, page, projectOutput } from '../output.ts'

export const projectsRouter = router({
  /** The caller's own, newest first. */
  list: clientProcedure
    .input(listProjectsInput.prefault({}))
    .output(page(projectOutput))
    .query(({ ctx, input }) => listProjects(ctx.platform, ctx.user.id, input)),

  /** The newest project; makes the first one, once (decision 21). */
  ensure: clientProcedure
    .output(projectOutput)
    .mutation(({ ctx }) => ensureProject(ctx.platform, ctx.user.id)),

  /** A further project; a deadline that has passed is refused at its field. */
  create: clientProcedure
    .input(createProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => createProject(ctx.platform, ctx.user.id, input)),

  /** Removes a project and all that belongs to it; a paid one is refused with `PROJECT_PAID` (decision 32). */
  remove: clientProcedure
    .input(removeProjectInput)
    .output(ok)
    .mutation(({ ctx, input }) => removeProject(ctx.platform, ctx.user.id, input.id)),
})
