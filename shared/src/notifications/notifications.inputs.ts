import { z } from '../errors/zod.ts'
import { acceptedField } from '../fields/choice.ts'
import { idInput, pageFields } from '../lists/page.inputs.ts'

/** All, or those that are still to be read. */
export const listNotificationsInput = z.strictObject({ ...pageFields, unread: acceptedField().optional() })

export const markReadInput = idInput

export const removeNotificationInput = idInput

export const restoreNotificationInput = idInput
