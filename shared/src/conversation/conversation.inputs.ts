import { idsField, requestIdField, uuidField } from '../fields/id.ts'
import { possiblyEmptyText, requiredText } from '../fields/text.ts'
import { pageFields, projectScopeInput } from '../lists/page.inputs.ts'
import { CONVERSATION_MESSAGE_MAX, MESSAGE_FILES_MAX } from './message-rules.ts'

const MENTIONS_MAX = 50

export const listMessagesInput = projectScopeInput.extend(pageFields)

/** Text may be empty where files are attached. `mentionIds` are the people whom the writer chose. */
export const writeMessageInput = projectScopeInput
  .extend({
    text: possiblyEmptyText(CONVERSATION_MESSAGE_MAX),
    uploadIds: idsField(MESSAGE_FILES_MAX, 'TOO_MANY_FILES'),
    mentionIds: idsField(MENTIONS_MAX, 'OUT_OF_RANGE'),
    commentId: uuidField().optional(),
    requestId: requestIdField(),
  })
  .refine(({ text, uploadIds = [] }) => text !== '' || uploadIds.length > 0, {
    path: ['text'],
    error: 'REQUIRED',
  })

export const editMessageInput = projectScopeInput.extend({
  id: uuidField(),
  text: requiredText(CONVERSATION_MESSAGE_MAX),
})

export const messageInput = projectScopeInput.extend({ id: uuidField() })
