import { updateProfileInput } from 'shared/accounts/profile.inputs'
import { z } from 'shared/errors/zod'
import { changeProfile, profileOf } from '../../domain/accounts/profile.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { moment } from '../output.ts'

const optional = z.string().nullable()

const profile = z.object({
  fullName: z.string(),
  email: z.string(),
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
  createdAt: moment(),
  updatedAt: moment(),
})

export const profileRouter = router({
  get: clientProcedure.output(profile).query(({ ctx }) => profileOf(ctx.platform, ctx.user)),

  /** Changes the fields that are given. */
  update: clientProcedure
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => changeProfile(ctx.platform, ctx.user, input)),
})
