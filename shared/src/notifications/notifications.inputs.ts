import { z } from '../errors/zod.ts'
import { acceptedField } from '../fields/scalars.ts'
import { requiredLine } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'

/** All, or those that are still to be read. */
export const listNotificationsInput = z.strictObject({ ...pageFields, unread: acceptedField().optional() })

/** `link`: the page that was opened, as the notifications name it. */
export const markLinkReadInput = z.strictObject({ link: requiredLine(500) })
