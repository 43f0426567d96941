import { dateIt } from 'shared/formats/date-it'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, composeMail, type MailContent, text } from '../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>

export function statusChangedMail(
  { publicUrl }: Links,
  change: { fullName: string; title: string; projectId: string; label: string },
): MailContent {
  const { subject, preheader, text: words, button: label } = projectMails.statusChanged
  return composeMail({
    subject: subject(change.title, change.label),
    preheader,
    name: change.fullName,
    blocks: [
      text(words(change.title, change.label)),
      button(label, `${publicUrl}/dashboard/status?project=${change.projectId}`),
    ],
  })
}

/** To the client: a project that we have made for them. */
export function projectMadeMail(
  { publicUrl }: Links,
  { fullName, title, projectId }: { fullName: string; title: string; projectId: string },
): MailContent {
  const { subject, preheader, text: words, button: label } = projectMails.projectMade
  return composeMail({
    subject: subject(title),
    preheader,
    name: fullName,
    blocks: [text(words(title)), button(label, `${publicUrl}/dashboard/status?project=${projectId}`)],
  })
}

export function assignedMail(
  { publicUrl }: Links,
  project: { id: string; title: string; deadline: string | null },
): MailContent {
  const { subject, deadline, button: label, ...words } = teamMails.assigned
  return composeMail({
    ...words,
    subject: subject(project.title),
    blocks: [
      ...(project.deadline ? [text(deadline(dateIt(project.deadline)))] : []),
      button(label, `${publicUrl}/team/project/${project.id}`),
    ],
  })
}
