import { z } from '../errors/zod.ts'
import { optionalLine } from '../fields/text.ts'

/** The last event that the screen has: the stream replays what came after it. */
export const liveEventsInput = z.strictObject({ lastEventId: optionalLine(100) })
