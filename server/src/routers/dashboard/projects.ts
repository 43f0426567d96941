import {
  createProjectInput,
  getProjectInput,
  listProjectsInput,
  removeProjectInput,
  renameProjectInput,
} from 'shared/projects/projects.inputs'
import {
  createProject,
  ensureProject,
  listProjects,
  showOwnProject,
} from '../../domain/projects/projects.service.ts'
import { removeProject } from '../../domain/projects/remove-project.service.ts'
import { renameOwnProject } from '../../domain/projects/rename-project.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { ok, page, projectOutput } from '../output.ts'

export const projectsRouter = router({
  /** The caller's own, newest first. */
  list: clientProcedure
    .input(listProjectsInput.prefault({}))
    .output(page(projectOutput))
    .query(({ ctx, input }) => listProjects(ctx.platform, ctx.user.id, input)),

  /** One of the caller's own; another's and one that is gone are `NOT_FOUND` alike. */
  get: clientProcedure
    .input(getProjectInput)
    .output(projectOutput)
    .query(({ ctx, input }) => showOwnProject(ctx.platform, ctx.user.id, input.id)),

  /** The newest project; makes the first one, once (decision 21). */
  ensure: clientProcedure
    .output(projectOutput)
    .mutation(({ ctx }) => ensureProject(ctx.platform, ctx.user.id)),

  /** A further project; a deadline that has passed is refused at its field. */
  create: clientProcedure
    .input(createProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => createProject(ctx.platform, ctx.user.id, input)),

  /** Gives a project another name, which screens, mails and documents show from then on. */
  rename: clientProcedure
    .input(renameProjectInput)
    .output(projectOutput)
    .mutation(({ ctx, input }) => renameOwnProject(ctx.platform, ctx.user, input)),

  /** Removes a project and all that belongs to it; a paid one is refused with `PROJECT_PAID` (decision 32). */
  remove: clientProcedure
    .input(removeProjectInput)
    .output(ok)
    .mutation(({ ctx, input }) => removeProject(ctx.platform, ctx.user.id, input.id)),
})
