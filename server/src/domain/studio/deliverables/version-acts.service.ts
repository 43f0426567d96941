import { sendingAnswers } from 'shared/deliverables/deliverables.inputs'
import {
  canReplaceFile,
  discardRefusalOf,
  recallMsLeft,
  recallRefusalOf,
  sendRefusalOf,
} from 'shared/deliverables/version-stage'
import type { TeamActor } from '../../../platform/actor.ts'
import type { ReviewedVersion } from '../assets/project-review.service.ts'
import { isGuest, type Reviewer } from '../review/review-access.service.ts'

/** How a member stands to the sending of a version. */
export const senderOf = ({ member }: TeamActor, { sentBy }: { sentBy: string | null }) => ({
  isManager: member.isManager,
  isSender: sentBy === member.id,
})

/** How a member stands to the saving of a version. */
export const authorOf = ({ member }: TeamActor, { publisherId }: { publisherId: string | null }) => ({
  isManager: member.isManager,
  isAuthor: publisherId === member.id,
})

type Staged = Pick<ReviewedVersion, 'state' | 'sentAt' | 'sentBy' | 'answers' | 'recalledAt' | 'publisherId'>

const noActs = {
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
  const sender = senderOf({ member }, version)
  const msLeft = recallMsLeft(version.sentAt, now)
  return {
    maySend: sendRefusalOf(version.state, sender) === null,
    mayReplace: canReplaceFile(version.state),
    mayDiscard: discardRefusalOf(version, authorOf({ member }, version)) === null,
    recallMsLeft: recallRefusalOf(version.state, sender, msLeft) === null ? msLeft : null,
    sendingAnswers: version.answers === null ? [] : sendingAnswers.parse(version.answers),
  }
}
