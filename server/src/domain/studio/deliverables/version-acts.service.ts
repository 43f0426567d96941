import { sendingAnswers } from 'shared/deliverables/deliverables.inputs'
import {
  discardRefusalOf,
  recallMsLeft,
  recallRefusalOf,
  replaceRefusalOf,
} from 'shared/deliverables/version-stage'
import type { MemberScope } from '../../../platform/actor.ts'
import type { ReviewedVersion } from '../assets/project-review.service.ts'
import { isGuest, type Reviewer } from '../review/review-access.service.ts'

/** How a member stands to the saving of a version. */
export const authorOf = ({ member }: MemberScope, { publisherId }: { publisherId: string | null }) => ({
  isManager: member.isManager,
  isAuthor: publisherId === member.id,
})

type Staged = Pick<
  ReviewedVersion,
  'state' | 'sentAt' | 'answers' | 'recalledAt' | 'publisherId' | 'sendWhenReadyBy'
>

const noActs = {
  isSendWaiting: false,
  maySend: false,
  mayReplace: false,
  mayDiscard: false,
  recallMsLeft: null,
  sendingAnswers: [],
}

/** What a member may do about the stage of a version; nothing for the client. */
export function stageOf(actor: Reviewer, version: Staged, now: Date) {
  const member = isGuest(actor) ? undefined : actor.member
  if (!member) return noActs
  const { isManager } = member
  const msLeft = recallMsLeft(version.sentAt, now)
  return {
    isSendWaiting: version.sendWhenReadyBy !== null,
    maySend: isManager && version.state === 'saved',
    mayReplace: replaceRefusalOf(version.state, isManager) === null,
    mayDiscard: discardRefusalOf(version, authorOf({ member }, version)) === null,
    recallMsLeft: isManager && recallRefusalOf(version.state, msLeft) === null ? msLeft : null,
    sendingAnswers: version.answers === null ? [] : sendingAnswers.parse(version.answers),
  }
}
