import { accountMails } from 'shared/messages/it/mails'
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
