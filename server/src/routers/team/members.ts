import { idInput, pageInput } from 'shared/lists/page.inputs'
import { addMemberInput, updateMemberInput } from 'shared/team/team.inputs'
import { restoreMember, suspendMember } from '../../domain/identity/team/suspension.service.ts'
import { addMember, changeMember, getMemberPage, listTeam } from '../../domain/identity/team/team.service.ts'
import {
  managerProcedure,
  memberProcedure,
  reauthenticatedManagerProcedure,
  router,
  teamProcedure,
} from '../../trpc/procedures.ts'
import { memberOutput, page } from '../output.ts'

/** Members of the team (docs/decisions/team-membership.md). */
export const membersRouter = router({
  /** Everybody, suspended members too. */
  list: teamProcedure
    .input(pageInput.prefault({}))
    .output(page(memberOutput))
    .query(({ ctx, input }) => listTeam(ctx.platform, input)),

  /** One page; for a member limited to accounting only their own. */
  get: memberProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(memberOutput)
    .query(({ ctx, input }) => getMemberPage(ctx.platform, ctx.member, input.id)),

  /**
   * The temporary password is handed over by the manager, and changed at the first sign-in
   * (docs/decisions/temporary-password.md).
   */
  add: managerProcedure
    .meta({ errors: ['PASSWORD_NEEDED'] })
    .input(addMemberInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => addMember(ctx.platform, { ...ctx.member, ...ctx.session }, input)),

  /** One's own page but for the role and the limit to accounting; managers any page, both included. The last manager keeps the role. */
  update: memberProcedure
    .meta({ errors: ['NOT_A_MANAGER', 'PASSWORD_NEEDED', 'NOT_FOUND', 'LAST_MANAGER', 'FOUNDER_STAYS'] })
    .input(updateMemberInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => changeMember(ctx.platform, { ...ctx.member, ...ctx.session }, input)),

  /** Shuts a member out at once: sessions, open screens, calendar. Not oneself, not the last manager. */
  suspend: reauthenticatedManagerProcedure
    .meta({ errors: ['NOT_FOUND', 'LAST_MANAGER', 'FOUNDER_STAYS'] })
    .input(idInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => suspendMember(ctx.platform, ctx.member.id, input.id)),

  /** Lets a suspended member in again. */
  restore: managerProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(memberOutput)
    .mutation(({ ctx, input }) => restoreMember(ctx.platform, input.id)),
})
