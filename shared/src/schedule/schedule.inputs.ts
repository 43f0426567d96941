import { z } from '../errors/zod.ts'
import { dateField, momentField, optionalTime } from '../fields/date.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { optionalLine, requiredLine } from '../fields/text.ts'
import { idInput } from '../lists/page.inputs.ts'
import { lengthOf, phaseFaultOf, phaseKinds } from './phase.ts'

const MAX_DAYS = 401

/**
 * A span of days, both ends included, or everything of one project. `memberId` keeps the phases of that member, and the
 * shooting days of the projects that are assigned to them.
 */
export const listScheduleInput = z
  .strictObject({
    from: dateField().optional(),
    to: dateField().optional(),
    projectId: uuidField().optional(),
    memberId: uuidField().optional(),
  })
  .refine(({ from, to, projectId }) => from || (projectId && !to), { path: ['from'], message: 'REQUIRED' })
  .refine(({ from, to }) => to || !from, { path: ['to'], message: 'REQUIRED' })
  .refine(({ from, to }) => !from || !to || isShort(from, to), { path: ['to'], message: 'OUT_OF_RANGE' })

const isShort = (startsOn: string, endsOn: string): boolean => {
  const length = lengthOf({ startsOn, endsOn })
  return length >= 1 && length <= MAX_DAYS
}

/** `version` is the one on the screen, null for a new phase. Both days null remove the phase. */
export const setPhaseInput = z
  .strictObject({
    projectId: uuidField(),
    kind: choiceField(phaseKinds),
    startsOn: dateField().nullable(),
    endsOn: dateField().nullable(),
    memberId: uuidField().nullable().optional(),
    version: uuidField().nullable(),
  })
  .refine(({ startsOn, endsOn }) => startsOn !== null || endsOn === null, {
    path: ['startsOn'],
    message: 'REQUIRED',
  })
  .refine(({ startsOn, endsOn }) => endsOn !== null || startsOn === null, {
    path: ['endsOn'],
    message: 'REQUIRED',
  })
  .refine(days => faultOf(days) !== 'ENDS_BEFORE_START', { path: ['endsOn'], message: 'ENDS_BEFORE_START' })
  .refine(days => faultOf(days) !== 'PHASE_TOO_LONG', { path: ['endsOn'], message: 'PHASE_TOO_LONG' })

const faultOf = ({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }) =>
  startsOn && endsOn ? phaseFaultOf({ startsOn, endsOn }) : undefined

/** `callTime` is the meeting time in Rome; a day can be without one. */
const shootFields = {
  day: dateField(),
  address: requiredLine(300),
  contact: optionalLine(200),
  callTime: optionalTime(),
}

/** `requestId` becomes the id of the entry. */
export const addShootInput = z.strictObject({
  projectId: uuidField(),
  requestId: requestIdField(),
  ...shootFields,
})

/**
 * Replaces the whole entry: a contact or a time that is missing is taken away. `seenAt` is when the entry that was seen
 * was last changed; without it the change is made over any.
 */
export const changeShootInput = z.strictObject({
  id: uuidField(),
  seenAt: momentField().optional(),
  ...shootFields,
})

/** `seenAt` as for a change. */
export const removeShootInput = idInput.extend({ seenAt: momentField().optional() })
