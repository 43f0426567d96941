import { z } from '../errors/zod.ts'
import { acceptedField, choiceField, yesNoField } from '../fields/scalars.ts'
import { optionalLine, requiredLine } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { allNotificationKinds, hasChannel, isSwitchable, notificationChannels } from './kinds.ts'

/** All, or those that are still to be read. */
export const listNotificationsInput = z.strictObject({ ...pageFields, unread: acceptedField().optional() })

/** `link`: the page that was opened, as the notifications name it. */
export const markLinkReadInput = z.strictObject({ link: requiredLine(500) })

/** Refuses kinds that are always on, and channels that a kind does not use. */
export const setNotificationInput = z
  .strictObject({
    kind: choiceField(allNotificationKinds),
    channel: choiceField(notificationChannels),
    isOn: yesNoField(),
  })
  .refine(({ kind }) => isSwitchable(kind), { path: ['kind'], error: 'ALWAYS_ON', abort: true })
  .refine(({ kind, channel }) => hasChannel(kind, channel), { path: ['channel'], error: 'OUT_OF_RANGE' })

/** The last event that the screen has: the stream replays what came after it. */
export const liveEventsInput = z.strictObject({ lastEventId: optionalLine(100) })
