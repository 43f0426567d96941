import { teamMails } from 'shared/messages/it/mails'
import { button, composeMail, type MailBlock, type MailContent } from '../../platform/mail/mail.ts'
import type { NamedProject } from './clients.queries.ts'

/** Builds the button of the team's mails that opens a project. */
export const teamProjectButton = (projectId: string): MailBlock =>
  button(teamMails.openProject, `/team/project/${projectId}`)

/** Composes a mail to the clients of a project, with a button to one of their pages at the end. */
export const clientMail = (
  { title, projectId }: NamedProject,
  texts: { subject: (title: string) => string; preheader: string; button: string },
  page: string,
  blocks: readonly MailBlock[],
): MailContent =>
  composeMail({
    subject: texts.subject(title),
    preheader: texts.preheader,
    blocks: [...blocks, button(texts.button, `/dashboard/${page}?project=${projectId}`)],
  })
