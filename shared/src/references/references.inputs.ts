import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { normalizeLine } from '../fields/normalize.ts'
import { clearableText, optionalText, requiredLine } from '../fields/text.ts'
import { isWebAddress, withScheme } from '../fields/web-address.ts'
import { secondsOfClock } from '../formats/units.ts'
import { ownClip } from './video-embed.ts'

// Clips of the library are paths of this site, all others are URLs.
const videoAddress = () =>
  requiredLine(2000)
    .overwrite(withScheme)
    .refine(text => ownClip.test(text) || isWebAddress(text), 'INVALID_URL')

const DAY = 86_400

/** Schema of a moment of a video in whole seconds, or as a clock: `75` and `1:15` are one. */
const momentField = () =>
  z
    .union([z.number().min(0, 'VIDEO_TIME').max(DAY, 'VIDEO_TIME'), z.string().max(40, 'VIDEO_TIME')], {
      error: 'VIDEO_TIME',
    })
    .nullable()
    .transform((moment, ctx) => {
      if (moment === null || moment === '') return null
      const seconds = typeof moment === 'string' ? secondsOfClock(normalizeLine(moment)) : moment
      if (Number.isInteger(seconds) && seconds !== null && seconds <= DAY) return seconds
      ctx.addIssue({ code: 'custom', message: 'VIDEO_TIME' })
      return z.NEVER
    })
    .optional()

/** `atSecond` is the moment of the video that the client means. */
export const addReferenceInput = z.strictObject({
  projectId: uuidField(),
  videoUrl: videoAddress(),
  videoTitle: requiredLine(200),
  videoCategory: requiredLine(60),
  note: optionalText(1000),
  atSecond: momentField(),
})

/** Client's remarks on a saved video: undefined keeps, null or an empty text clears. */
export const updateReferenceInput = z.strictObject({
  id: uuidField(),
  note: clearableText(1000),
  atSecond: momentField(),
})
