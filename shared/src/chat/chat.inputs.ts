import { z } from '../errors/zod.ts'
import { requestIdField } from '../fields/id.ts'
import { requiredText } from '../fields/text.ts'
import { MESSAGE_LENGTH } from './message.ts'

/** Blank messages are refused (docs/decisions/team-chat.md). */
export const sendMessageInput = z.strictObject({
  message: requiredText(MESSAGE_LENGTH),
  requestId: requestIdField(),
})
