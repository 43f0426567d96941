import { eraseAccountInput, updateProfileInput } from 'shared/accounts/profile.inputs'
import { z } from 'shared/errors/zod'
import { changeProfile, profileOf, removeAvatar } from '../../domain/identity/accounts/profile.service.ts'
import { eraseAccount, obstacleOf, personalDataOf } from '../../domain/privacy/privacy.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, voidOutput } from '../output.ts'

const optional = z.string().nullable()

/** Rows named as in the queries of `domain/privacy`; only the user gets them. */
const personalData = z.custom<Awaited<ReturnType<typeof personalDataOf>>>()

const profile = z.object({
  fullName: z.string(),
  email: z.string(),
  avatarUrl: optional,
  /** The active company and its name. */
  companyId: optional,
  company: optional,
  phone: optional,
  website: optional,
  description: optional,
  address: optional,
  vatNumber: optional,
  sdiCode: optional,
  pec: optional,
  projectsCount: z.int(),
  completedVideos: z.int(),
  inProgressVideos: z.int(),
  createdAt: isoDate(),
  updatedAt: isoDate(),
})

const moneyObstacles = ['PROJECT_PAID', 'PAYMENT_AWAITED', 'TRANSFER_AWAITED', 'REFUND_OPEN'] as const

const eraseObstacle = z.object({
  code: z.enum([...moneyObstacles, 'LAST_REPRESENTATIVE']).nullable(),
  /** Announced transfer of which nothing has arrived; set with `TRANSFER_AWAITED`. */
  transfer: z.object({ projectId: z.string(), title: z.string(), reference: z.string() }).nullable(),
  /** Companies that would lose their last representative, with the possible successors of each. */
  companies: z.array(
    z.object({
      id: z.string(),
      name: optional,
      members: z.array(z.object({ userId: z.string(), fullName: z.string() })),
    }),
  ),
})

export const profileRouter = router({
  /** Returns the caller's profile, with project counts (docs/decisions/project-counts.md). */
  get: clientProcedure('account')
    .output(profile)
    .query(({ ctx }) => profileOf(ctx.platform, ctx.user)),

  /** Changes the given fields. */
  update: clientProcedure('account')
    .meta({ errors: ['NOT_FOUND'], limits: ['saving'] })
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => changeProfile(ctx.platform, ctx.user, input)),

  /** Removes the avatar, also from the member's page. A new one is uploaded with kind `avatar`. */
  removeAvatar: clientProcedure('account')
    .output(voidOutput)
    .mutation(({ ctx }) => removeAvatar(ctx.platform, ctx.user.id)),

  /** Returns all personal data of the caller as one document. */
  export: clientProcedure('account')
    .meta({ limits: ['exporting'] })
    .output(personalData)
    .query(({ ctx }) => personalDataOf(ctx.platform, ctx.user)),

  /**
   * Returns the obstacle to erasing the account: paid work under way, a payment that is awaited or due, an open refund,
   * or a company.
   */
  eraseObstacle: clientProcedure('account')
    .output(eraseObstacle)
    .query(({ ctx }) => obstacleOf(ctx.platform, ctx.user.id)),

  /**
   * Erases the caller's account for good; a user without a password confirms by the address. Companies with no other
   * representative pass to the named successors.
   */
  erase: clientProcedure('account')
    .meta({
      errors: ['BAD_CREDENTIALS', ...moneyObstacles, 'LAST_REPRESENTATIVE', 'MEMBER_ACCOUNT'],
      limits: ['ownPassword'],
    })
    .input(eraseAccountInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      await eraseAccount(ctx.platform, ctx.user, input)
      ctx.setCookie(ctx.platform.sessions.blankCookie())
    }),
})
