import type { Content } from 'pdfmake/interfaces.js'
import { filmTimeline, isBeyondEnd, rangeCode } from 'shared/deliverables/timeline'
import { guestTexts } from 'shared/messages/it/guests'
import { reviewTexts } from 'shared/messages/it/review'
import { exportTexts } from 'shared/messages/it/review-mails'
import type { listDeliverables } from '../versions/deliverables.service.ts'

export type RoomVersion = Awaited<ReturnType<typeof listDeliverables>>['items'][number]
export type RoomThread = RoomVersion['comments'][number]

/** Returns the author's name; a guest's is marked. */
export const authorOf = ({ authorName, fromGuest }: Pick<RoomThread, 'authorName' | 'fromGuest'>): string =>
  fromGuest ? guestTexts.marked(authorName) : authorName

const stateOf = ({ state, declineReason }: RoomThread): string =>
  declineReason ? `${exportTexts.states[state]}: ${declineReason}` : exportTexts.states[state]

/** Renders a thread: time, author, text, replies, outcome. */
export function threadContent(thread: RoomThread, version: RoomVersion): Content[] {
  const timeline = filmTimeline(version)
  const moment = isBeyondEnd(thread, version, timeline)
    ? `${rangeCode(thread, timeline)} ${reviewTexts.comments.beyondEnd}`
    : rangeCode(thread, timeline)
  const where = version.isFilm ? `${moment} · ` : ''
  return [
    { text: `${where}${authorOf(thread)}`, style: 'small' },
    { text: thread.text },
    ...thread.replies.map(
      (reply): Content => ({ text: `${authorOf(reply)}: ${reply.text}`, margin: [12, 0, 0, 0] }),
    ),
    { text: stateOf(thread), style: 'small' },
  ]
}
