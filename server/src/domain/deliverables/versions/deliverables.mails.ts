import { rangeCode, type TimeRange, type VideoTimeline } from 'shared/deliverables/timeline'
import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { aboutAsset, assetMails } from 'shared/messages/it/asset-mails'
import { guestTexts } from 'shared/messages/it/guests'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import { reviewTexts } from 'shared/messages/it/review'
import { reviewMails } from 'shared/messages/it/review-mails'
import { stageMails } from 'shared/messages/it/version-stages'
import {
  button,
  composeMail,
  list,
  type MailContent,
  quotation,
  subheading,
  text,
  texts,
} from '../../../platform/mail/mail.ts'
import type { ReviewEvents, StageEvents } from '../../events/review.events.ts'
import { clientMail, teamProjectButton } from '../../projects/client-mail.service.ts'
import type { NamedProject } from '../../projects/clients.queries.ts'

/** Page of the review room. */
const ROOM = 'downloads'

export function publishedMail(
  version: NamedProject & ReviewEvents['version.published'] & { allowedRounds: number },
): MailContent {
  const words = projectMails.videoPublished
  const rounds = { included: INCLUDED_ROUNDS, allowed: version.allowedRounds }
  const answers = version.answered.map(
    comment => `${spokenOf(comment, version)} — ${reviewMails.outcomes[comment.outcome](comment.reason)}`,
  )
  return clientMail(version, words, ROOM, [
    text(words.text(aboutAsset(version.versionName, version.asset))),
    ...(version.notes ? [subheading(reviewMails.notes), quotation(version.notes)] : []),
    ...(answers.length > 0 ? [subheading(reviewMails.answers), list(answers)] : []),
    text(`${reviewTexts.rounds.of(version.round, rounds)}.`),
  ])
}

/** Composes the team's mail about requested changes, each comment with its time. */
export function changesRequestedMail(request: ReviewEvents['changes.requested'] & { title: string }) {
  const { subject, preheader, text: words, button: label } = teamMails.changesRequested
  const said = request.comments.map(comment =>
    [spokenOf(comment, request), comment.isDrawn && reviewMails.drawn].filter(Boolean).join(' '),
  )
  return composeMail({
    subject: subject(request.title),
    preheader,
    blocks: [
      text(words(request.round, INCLUDED_ROUNDS)),
      ...(request.asset === null ? [] : [text(assetMails.about(request.asset))]),
      ...(request.text ? [subheading(reviewMails.closing), quotation(request.text)] : []),
      ...(said.length > 0 ? [subheading(reviewMails.comments), list(said)] : []),
      button(label, `/team/project/${request.projectId}/review`),
    ],
  })
}

/** Formats a comment with its time, if it is on a video, and the name of a guest who wrote it. */
const spokenOf = (
  { text: words, guest = null, ...range }: TimeRange & { text: string; guest?: string | null },
  { timeline, isFilm }: { timeline: VideoTimeline; isFilm: boolean },
): string => {
  const said = guest === null ? words : `${guestTexts.marked(guest)}: ${words}`
  return isFilm ? `${rangeCode(range, timeline)} · ${said}` : said
}

interface Approved {
  title: string
  projectId: string
  versionName: string
  /** Labels of the assets still to be approved. */
  stillOpen: readonly string[]
}

/** Composes the team's mail about an approval, and the assets still open. */
export function approvedMail({
  title,
  projectId,
  versionName,
  stillOpen,
  asset,
}: Approved & { asset: string | null }): MailContent {
  const { subject, preheader, paragraphs } =
    asset === null ? teamMails.approved : assetMails.approvedByClient(versionName, stillOpen)
  return composeMail({
    subject: subject(title),
    preheader,
    paragraphs,
    blocks: [teamProjectButton(projectId)],
  })
}

/** `isPaidInFull` is true if everything is paid, which downloads require. */
type ToClient = Approved & { isPaidInFull: boolean }

/** Composes the client's mail about the approval of one of several assets. */
export function approvedOneMail(approved: ToClient): MailContent {
  const words = assetMails.approvedOne
  return clientMail(approved, words, ROOM, texts(words.paragraphs(approved.versionName, approved.stillOpen)))
}

/** Composes the client's mail about a further asset of a completed project. */
export function furtherMail(approved: ToClient): MailContent {
  const words = approved.isPaidInFull ? assetMails.further : assetMails.further.unpaid
  return clientMail(approved, words, ROOM, texts(words.paragraphs(approved.versionName)))
}

/**
 * Composes the client's mail about a finished video: the download, or the payment due, and the request for a review.
 */
export function deliveredMail({ title, projectId, ...video }: ToClient): MailContent {
  const { review, reviewButton, unpaid, ...paid } = reviewMails.delivered
  const words = video.isPaidInFull ? paid : unpaid
  return composeMail({
    subject: words.subject(title),
    preheader: words.preheader,
    blocks: [
      ...texts(words.paragraphs(video.versionName)),
      button(words.button, `/dashboard/downloads?project=${projectId}`),
      text(review),
      button(reviewButton, `/dashboard/testimonial?project=${projectId}`),
    ],
  })
}

/** Composes the client's mail about a recalled version, of which they had been notified. */
export function recalledMail(version: NamedProject & StageEvents['version.recalled']): MailContent {
  const words = stageMails.recalled
  return clientMail(version, words, ROOM, texts(words.paragraphs(version.versionName, version.former)))
}

export function replacedMail(version: NamedProject & StageEvents['version.replaced']): MailContent {
  const words = stageMails.replaced
  return clientMail(version, words, ROOM, texts(words.paragraphs(version.versionName)))
}
