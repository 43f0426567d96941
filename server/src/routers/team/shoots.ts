import { z } from 'shared/errors/zod'
import {
  addShootInput,
  changeShootInput,
  listScheduleInput,
  removeShootInput,
} from 'shared/schedule/schedule.inputs'
import { addShoot, changeShoot, listShoots, removeShoot } from '../../domain/schedule/shoots.service.ts'
import { managerRowProcedure, router, teamRowProcedure } from '../../trpc/procedures.ts'
import { clientNames, isoDate, shootOutput, voidOutput } from '../output.ts'

const shoot = shootOutput.extend({ projectId: z.string() })

const listed = shoot.extend({
  title: z.string(),
  ...clientNames,
  updatedAt: isoDate(),
})

/** Shooting days of projects, which their clients see, too (docs/decisions/schedule.md). */
export const shootsRouter = router({
  /** Lists at most 500 shooting days, earliest first; `truncated` if there are more. */
  list: teamRowProcedure
    .input(listScheduleInput)
    .output(z.object({ items: z.array(listed), truncated: z.boolean() }))
    .query(({ ctx, input }) => listShoots(ctx.platform, ctx.actor, input)),

  /** Adds a shooting day; notifies client and assigned members. */
  add: managerRowProcedure
    .meta({ errors: ['REQUEST_ID_REUSED'] })
    .input(addShootInput)
    .output(shoot)
    .mutation(({ ctx, input }) => addShoot(ctx.platform, input)),

  /** Changes a shooting day; notifies client and assigned members of the changed fields. */
  change: managerRowProcedure
    .meta({ errors: ['SHOOT_CHANGED'] })
    .input(changeShootInput)
    .output(shoot)
    .mutation(({ ctx, input }) => changeShoot(ctx.platform, input)),

  /** Deletes a shooting day; notifies client and assigned members unless it is past. */
  remove: managerRowProcedure
    .meta({ errors: ['SHOOT_CHANGED'] })
    .input(removeShootInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeShoot(ctx.platform, input)),
})
