import { accountMails, teamMails } from 'shared/messages/it/mails'
import { button, composeMail, type MailContent, text } from '../../../platform/mail/mail.ts'

export function memberInvitationMail(member: { fullName: string; role: string }): MailContent {
  const { role, button: label, ...words } = accountMails.memberInvitation
  return composeMail({
    ...words,
    name: member.fullName,
    blocks: [text(role(member.role)), button(label, `/team-login`)],
  })
}

/** For every manager, after an act that gives or takes rights, or gives money back. */
export function privilegedActMail(act: { title: string; message: string; link: string }): MailContent {
  const { preheader, advice, button: label } = teamMails.privilegedAct
  return composeMail({
    subject: act.title,
    preheader,
    blocks: [text(act.message), text(advice), button(label, act.link)],
  })
}
