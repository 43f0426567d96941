import { accountMails, teamMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, letter, text, texts } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

export function memberInvitationMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  member: { fullName: string; role: string },
): MailContent {
  const { subject, preheader, paragraphs, role, button: label } = accountMails.memberInvitation
  return letter({
    subject,
    preheader,
    name: member.fullName,
    blocks: [...texts(paragraphs), text(role(member.role)), button(label, `${publicUrl}/team-login`)],
  })
}

/** For every manager, after an act that gives or takes rights, or gives money back. */
export function privilegedActMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  act: { title: string; message: string; link: string },
): MailContent {
  const { preheader, advice, button: label } = teamMails.privilegedAct
  return letter({
    subject: act.title,
    preheader,
    blocks: [text(act.message), text(advice), button(label, `${publicUrl}${act.link}`)],
  })
}
