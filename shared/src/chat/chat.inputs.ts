import { z } from '../errors/zod.ts'
import { requestIdField } from '../fields/id.ts'
import { requiredText } from '../fields/text.ts'
import { pageInput } from '../lists/page.inputs.ts'

export const MESSAGE_LENGTH = 4000

export const listMessagesInput = pageInput

/** Blank messages are refused (dashboard and team, section 5). */
export const sendMessageInput = z.strictObject({
  message: requiredText(MESSAGE_LENGTH),
  requestId: requestIdField(),
})
