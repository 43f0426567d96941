import type { AnswerOutcome } from 'shared/deliverables/comments'
import { rangeCode, type TimeRange, type VideoTimeline } from 'shared/deliverables/timeline'
import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { aboutAsset, assetMails } from 'shared/messages/it/asset-mails'
import { guestTexts } from 'shared/messages/it/guests'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import { reviewMails } from 'shared/messages/it/review-mails'
import { stageMails } from 'shared/messages/it/version-stages'
import {
  button,
  composeMail,
  heading,
  list,
  type MailContent,
  quotation,
  text,
  texts,
} from '../../../platform/mail/mail.ts'

interface About {
  title: string
  projectId: string
}

/** Composes the client's mail about a new version. */
export function publishedMail(
  version: About & {
    fullName: string
    versionName: string
    notes: string | undefined
    round: number
    asset: string | null
    answered: (TimeRange & { text: string; outcome: AnswerOutcome; reason: string | null })[]
    timeline: VideoTimeline
    isFilm: boolean
  },
): MailContent {
  const { subject, preheader, text: words, button: label } = projectMails.videoPublished
  const answers = version.answered.map(
    comment => `${spokenOf(comment, version)} — ${reviewMails.outcomes[comment.outcome](comment.reason)}`,
  )
  return composeMail({
    subject: subject(version.title),
    preheader,
    name: version.fullName,
    blocks: [
      text(words(aboutAsset(version.versionName, version.asset))),
      ...(version.notes ? [heading(reviewMails.notes), quotation(version.notes)] : []),
      ...(answers.length > 0 ? [heading(reviewMails.answers), list(answers)] : []),
      text(reviewMails.round(version.round, INCLUDED_ROUNDS)),
      button(label, `/dashboard/downloads?project=${version.projectId}`),
    ],
  })
}

/** Composes the team's mail about requested changes, each comment with its time. */
export function changesRequestedMail(
  request: About & {
    round: number
    words: string | undefined
    asset: string | null
    comments: (TimeRange & { text: string; isDrawn: boolean; guest: string | null })[]
    timeline: VideoTimeline
    isFilm: boolean
  },
): MailContent {
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
      ...(request.words ? [heading(reviewMails.closing), quotation(request.words)] : []),
      ...(said.length > 0 ? [heading(reviewMails.comments), list(said)] : []),
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

interface Approved extends About {
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
  const { subject, button: label, paragraphs, ...words } = teamMails.approved
  return composeMail({
    ...words,
    paragraphs: asset === null ? paragraphs : assetMails.approvedByClient(versionName, stillOpen),
    subject: subject(title),
    blocks: [button(label, `/team/project/${projectId}`)],
  })
}

type ToClient = Approved & {
  fullName: string
  /** True if everything is paid, which downloads require. */
  isPaidInFull: boolean
}

/** Composes a mail to the client about a version, with a link to the review room. */
const roomMail = (
  { title, projectId, fullName: name }: About & { fullName: string },
  words: { subject: (title: string) => string; preheader: string; button: string },
  paragraphs: readonly string[],
): MailContent =>
  composeMail({
    subject: words.subject(title),
    preheader: words.preheader,
    name,
    paragraphs,
    blocks: [button(words.button, `/dashboard/downloads?project=${projectId}`)],
  })

/** Composes the client's mail about the approval of one of several assets. */
export function approvedOneMail(approved: ToClient): MailContent {
  const words = assetMails.approvedOne
  return roomMail(approved, words, words.paragraphs(approved.versionName, approved.stillOpen))
}

/** Composes the client's mail about a further asset of a completed project. */
export function furtherMail(approved: ToClient): MailContent {
  const words = approved.isPaidInFull ? assetMails.further : assetMails.further.unpaid
  return roomMail(approved, words, words.paragraphs(approved.versionName))
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
    name: video.fullName,
    blocks: [
      ...texts(words.paragraphs(video.versionName)),
      button(words.button, `/dashboard/downloads?project=${projectId}`),
      text(review),
      button(reviewButton, `/dashboard/testimonial?project=${projectId}`),
    ],
  })
}

interface StageAbout {
  title: string
  projectId: string
  fullName: string
  versionName: string
}

/** Composes the client's mail about a recalled version, of which they had been notified. */
export function recalledMail(version: StageAbout & { former: string | null }): MailContent {
  const words = stageMails.recalled
  return roomMail(version, words, words.paragraphs(version.versionName, version.former))
}

/** Composes the client's mail about a replaced file. */
export function replacedMail(version: StageAbout): MailContent {
  const words = stageMails.replaced
  return roomMail(version, words, words.paragraphs(version.versionName))
}
