import { idInput, pageInput } from 'shared/lists/page.inputs'
import { addMemberInput, updateMemberInput } from 'shared/team/team.inputs'
import { restoreMember, suspendMember } from '../../domain/identity/team/suspension.service.ts'
import { addMember, changeMember, getMemberPage, listTeam } from '../../domain/identity/team/team.service.ts'
import {
  managerProcedure,
  managerRowProcedure,
  memberProcedure,
  reauthenticatedManagerProcedure,
  router,
  teamProcedure,
} from '../../trpc/procedures.ts'
import { memberOutput, page } from '../output.ts'

/** Members of the team (docs/decisions/team-membership.md). */
export const membersRouter = router({
  /** Lists all members, suspended ones included. */
  list: teamProcedure
    .input(pageInput.prefault({}))
    .output(page(memberOutput))
    .query(({ ctx, input }) => listTeam(ctx.platform, input)),

  /** Returns a member; a member limited to accounting gets only their own. */
  get: memberProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(memberOutput)
    .query(({ ctx, input }) => getMemberPage(ctx.platform, ctx.member, input.id)),

  /**
   * Adds a member. The manager passes on the temporary password, which must be changed at the first sign-in
   * (docs/decisions/temporary-password.md).
   */
  add: managerProcedure
    .meta({ errors: ['PASSWORD_NEEDED'] })
    .input(addMemberInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => addMember(ctx.platform, { ...ctx.member, ...ctx.session }, input)),

  /**
   * Updates a member. Members change their own data except role and limit to accounting; managers change everything.
   * The last manager keeps the role.
   */
  update: memberProcedure
    .meta({ errors: ['NOT_A_MANAGER', 'PASSWORD_NEEDED', 'NOT_FOUND', 'LAST_MANAGER', 'FOUNDER_STAYS'] })
    .input(updateMemberInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => changeMember(ctx.platform, { ...ctx.member, ...ctx.session }, input)),

  /** Suspends a member at once: ends sessions, streams and calendar. Not for oneself or the last manager. */
  suspend: reauthenticatedManagerProcedure
    .meta({ errors: ['NOT_FOUND', 'LAST_MANAGER', 'FOUNDER_STAYS'] })
    .input(idInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => suspendMember(ctx.platform, ctx.member.id, input.id)),

  /** Restores a suspended member. */
  restore: managerRowProcedure
    .meta({ errors: ['PASSWORD_NEEDED'] })
    .input(idInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => restoreMember(ctx.platform, ctx.session, input.id)),
})
