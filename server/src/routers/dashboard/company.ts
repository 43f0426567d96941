import {
  companyInput,
  companyMemberInput,
  inviteColleagueInput,
  setHatsInput,
} from 'shared/companies/companies.inputs'
import { companyRoles } from 'shared/companies/hat'
import { z } from 'shared/errors/zod'
import { idInput } from 'shared/lists/page.inputs'
import { leftGuestsOf } from '../../domain/deliverables/guests/guests.service.ts'
import { inviteColleague, revokeInvitation } from '../../domain/identity/companies/invitations.service.ts'
import {
  leaveCompany,
  listMembers,
  listOwnCompanies,
  removeMember,
  setHats,
  switchCompany,
} from '../../domain/identity/companies/members.service.ts'
import { leftPayLinksOf } from '../../domain/orders/pay-links/pay-links.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { idOutput, isoDate, voidOutput } from '../output.ts'

const leftLink = z.object({
  id: z.string(),
  projectId: z.string().nullable(),
  project: z.string(),
  /** Null once the account is erased. */
  maker: z.string().nullable(),
  expiresAt: isoDate(),
})

const hats = z.array(z.enum(companyRoles))

/** Companies of the caller and their members (docs/decisions/companies.md). */
export const companyRouter = router({
  /** Lists the caller's companies with the caller's roles, the active one first. */
  mine: clientProcedure('account')
    .output(z.array(z.object({ id: z.string(), name: z.string().nullable(), hats })))
    .query(({ ctx }) => listOwnCompanies(ctx.platform, ctx.user.id)),

  /** Lists members in the order they joined, and open invitations. */
  members: clientProcedure('administer')
    .input(companyInput)
    .output(
      z.object({
        name: z.string().nullable(),
        members: z.array(
          z.object({
            userId: z.string(),
            fullName: z.string(),
            email: z.string(),
            hats,
            joinedAt: isoDate(),
            isSelf: z.boolean(),
          }),
        ),
        invitations: z.array(
          z.object({
            id: z.string(),
            email: z.string(),
            hats,
            createdAt: isoDate(),
            expiresAt: isoDate(),
            isExpired: z.boolean(),
          }),
        ),
      }),
    )
    .query(({ ctx, input }) => listMembers(ctx.platform, ctx.user.id, input.companyId)),

  /** Lists open links that former members created for guests and payers. Each can be kept, or revoked on its page. */
  leftLinks: clientProcedure('administer')
    .input(companyInput)
    .output(
      z.object({
        guests: z.array(leftLink.extend({ name: z.string() })),
        payLinks: z.array(leftLink.extend({ totalCents: z.int() })),
      }),
    )
    .query(async ({ ctx, input: { companyId } }) => ({
      guests: await leftGuestsOf(ctx.platform, ctx.user.id, companyId),
      payLinks: await leftPayLinksOf(ctx.platform, ctx.user.id, companyId),
    })),

  /** Mails an invitation that is valid for seven days, and revokes a former one to the same address. */
  invite: clientProcedure('administer')
    .meta({ limits: ['saving', 'companyInvitationByRecipient'] })
    .input(inviteColleagueInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => inviteColleague(ctx.platform, ctx.actor, input)),

  /** Revokes an open invitation. */
  revokeInvitation: clientProcedure('administer')
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.platform, ctx.user.id, input.id)),

  /** Replaces the roles of a member; the last representative cannot lose that role. */
  setHats: clientProcedure('administer')
    .meta({ errors: ['COMPANY_NEEDS_REPRESENTATIVE'], limits: ['saving'] })
    .input(setHatsInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => setHats(ctx.platform, ctx.actor, input)),

  /** Removes a member. */
  removeMember: clientProcedure('administer')
    .meta({ errors: ['COMPANY_NEEDS_REPRESENTATIVE'], limits: ['saving'] })
    .input(companyMemberInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeMember(ctx.platform, ctx.actor, input)),

  /** Ends the caller's membership. */
  leave: clientProcedure('follow')
    .meta({ errors: ['COMPANY_NEEDS_REPRESENTATIVE'] })
    .input(companyInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => leaveCompany(ctx.platform, ctx.user.id, input.companyId)),

  /** Makes a company the active one of this session. */
  switch: clientProcedure('follow')
    .input(companyInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => switchCompany(ctx.platform, ctx.actor, input.companyId)),
})
