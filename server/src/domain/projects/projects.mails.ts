import { dateIt } from 'shared/formats/date-it'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import { turnReminderMails } from 'shared/messages/it/today'
import type { ClientTurnReason } from 'shared/projects/turn'
import { button, composeMail, type MailContent, text } from '../../platform/mail/mail.ts'
import type { NamedProject } from './clients.queries.ts'

export function statusChangedMail(change: NamedProject & { label: string }): MailContent {
  const { subject, preheader, text: words, button: label } = projectMails.statusChanged
  return composeMail({
    subject: subject(change.title, change.label),
    preheader,
    blocks: [
      text(words(change.title, change.label)),
      button(label, `/dashboard/status?project=${change.projectId}`),
    ],
  })
}

/** Composes the client's mail about a project created by the studio. */
export function projectMadeMail({ title, projectId }: NamedProject): MailContent {
  const { subject, preheader, text: words, button: label } = projectMails.projectMade
  return composeMail({
    subject: subject(title),
    preheader,
    blocks: [text(words(title)), button(label, `/dashboard/status?project=${projectId}`)],
  })
}

const pageOfReason: Record<ClientTurnReason, string> = {
  'brief-to-write': 'briefing',
  'quote-to-confirm': 'quote',
  'proposal-to-answer': 'quote',
  payment: 'status',
  'transfer-to-arrive': 'status',
  'question-to-answer': 'messages',
  'version-to-review': 'downloads',
}

/** Composes the client's reminder of a pending step, with a link to its page. */
export function turnReminderMail(turn: NamedProject & { because: ClientTurnReason }): MailContent {
  const { subject, preheader, text: words, button: label } = turnReminderMails
  return composeMail({
    subject: subject(turn.title),
    preheader,
    blocks: [
      text(words[turn.because](turn.title)),
      button(label, `/dashboard/${pageOfReason[turn.because]}?project=${turn.projectId}`),
    ],
  })
}

export function assignedMail(project: { id: string; title: string; deadline: string | null }): MailContent {
  const { subject, deadline, button: label, ...words } = teamMails.assigned
  return composeMail({
    ...words,
    subject: subject(project.title),
    blocks: [
      ...(project.deadline ? [text(deadline(dateIt(project.deadline)))] : []),
      button(label, `/team/project/${project.id}`),
    ],
  })
}
