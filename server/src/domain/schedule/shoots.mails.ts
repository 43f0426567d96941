import { type Shoot, shootMails, shootTexts } from 'shared/messages/it/schedule'
import { button, composeMail, figures, type MailContent } from '../../platform/mail/mail.ts'
import type { NamedProject } from '../projects/clients.queries.ts'

type ShootMail = NamedProject & { kind: keyof typeof shootMails.of; shoot: Shoot }

/** Composes the client's mail about a shooting day that was set, changed or cancelled, with all details. */
export function shootMail({ kind, title, projectId, shoot }: ShootMail): MailContent {
  const { subject, paragraph } = shootMails.of[kind]
  return composeMail({
    subject: subject(title, shootTexts.day(shoot.day)),
    preheader: shoot.address,
    paragraphs: [paragraph(title)],
    blocks: [
      figures(shootTexts.facts(shoot)),
      button(shootMails.button, `/dashboard/status?project=${projectId}`),
    ],
  })
}
