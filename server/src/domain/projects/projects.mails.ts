import { dateIt } from 'shared/formats/date-it'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import { turnReminderMails } from 'shared/messages/it/today'
import type { ClientTurnReason } from 'shared/projects/turn'
import { composeMail, type MailContent, text } from '../../platform/mail/mail.ts'
import { clientMail, teamProjectButton } from './client-mail.service.ts'
import type { NamedProject } from './clients.queries.ts'

export function statusChangedMail({ label, ...project }: NamedProject & { label: string }) {
  const words = projectMails.statusChanged
  const subject = (title: string) => words.subject(title, label)
  return clientMail(project, { ...words, subject }, 'status', [text(words.text(project.title, label))])
}

/** Composes the client's mail about a project created by the studio. */
export function projectMadeMail(project: NamedProject) {
  const words = projectMails.projectMade
  return clientMail(project, words, 'status', [text(words.text(project.title))])
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
export function turnReminderMail({ because, ...project }: NamedProject & { because: ClientTurnReason }) {
  const paragraph = turnReminderMails.text[because](project.title)
  return clientMail(project, turnReminderMails, pageOfReason[because], [text(paragraph)])
}

export function assignedMail(project: { id: string; title: string; deadline: string | null }): MailContent {
  const { subject, deadline, ...words } = teamMails.assigned
  return composeMail({
    ...words,
    subject: subject(project.title),
    blocks: [
      ...(project.deadline ? [text(deadline(dateIt(project.deadline)))] : []),
      teamProjectButton(project.id),
    ],
  })
}
