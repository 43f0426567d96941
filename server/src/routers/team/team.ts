import { z } from 'shared/errors/zod'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { notificationsRouter } from '../notifications.ts'
import { memberOutput } from '../output.ts'
import { membersRouter } from './members.ts'
import { teamProjectsRouter } from './projects.ts'

/** The hub of the production team. */
export const teamRouter = router({
  /** The member that acts. */
  me: teamProcedure.output(memberOutput.extend({ isManager: z.boolean() })).query(({ ctx }) => ctx.member),
  projects: teamProjectsRouter,
  members: membersRouter,
  notifications: notificationsRouter(teamProcedure),
})
