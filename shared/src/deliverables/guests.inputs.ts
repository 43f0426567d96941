import { z } from '../errors/zod.ts'
import { tokenField, uuidField } from '../fields/id.ts'
import { optionalPassPhraseField, passPhraseField, yesNoField } from '../fields/scalars.ts'
import { requiredLine, requiredText } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { COMMENT_MAX } from './comments.ts'
import { plainCommentInput } from './deliverables.inputs.ts'
import { MAX_GUEST_DAYS, PASS_PHRASE_MIN } from './guest.ts'

const PASS_PHRASE_MAX = 100

const isLongEnough = (phrase: string | undefined) => phrase === undefined || phrase.length >= PASS_PHRASE_MIN

/** Invitation of a guest: name, expiry and permissions. The pass phrase is passed on apart from the link. */
export const inviteGuestInput = z.strictObject({
  projectId: uuidField(),
  requestId: uuidField(),
  name: requiredLine(80),
  passPhrase: optionalPassPhraseField(PASS_PHRASE_MAX).refine(isLongEnough, 'TOO_SHORT'),
  days: z.int('GUEST_DAYS').min(1, 'GUEST_DAYS').max(MAX_GUEST_DAYS, 'GUEST_DAYS'),
  mayComment: yesNoField(),
  mayDownload: yesNoField(),
})

export const listGuestsInput = z.strictObject({ projectId: uuidField(), ...pageFields })

const token = tokenField(100)

export const guestTokenInput = z.strictObject({ token })

export const openGuestLinkInput = z.strictObject({
  token,
  passPhrase: optionalPassPhraseField(PASS_PHRASE_MAX),
})

/** The form that asks for the pass phrase. */
export const enterWithPhraseInput = z.strictObject({ token, passPhrase: passPhraseField(PASS_PHRASE_MAX) })

/** Guest link in use; a cookie shows that it is open in this browser. */
export const guestInput = z.strictObject({ guestId: uuidField() })

export const guestCommentInput = plainCommentInput.safeExtend({ guestId: uuidField() })

export const editGuestCommentInput = guestInput.extend({ id: uuidField(), text: requiredText(COMMENT_MAX) })

export const removeGuestCommentInput = guestInput.extend({ id: uuidField() })

export const markSeenByGuestInput = guestInput.extend({ deliverableId: uuidField() })
