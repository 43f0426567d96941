import type { CompanyRole } from 'shared/companies/hat'
import { companyMails } from 'shared/messages/it/companies'
import { button, composeMail, type MailContent, text } from '../../../platform/mail/mail.ts'
import type { CompanyEvents } from '../../events/company.events.ts'

interface OfCompany {
  /** Null for a company without a name. */
  company: string | null
}

/** Composes the invitation mail. The token is in the URL fragment, as in all account mails. */
export function companyInvitationMail(invited: CompanyEvents['company.invited']): MailContent {
  const { company, hats, inviter, token } = invited
  const words = companyMails.invitation
  return composeMail({
    subject: words.subject(company),
    preheader: words.preheader,
    paragraphs: [words.what(inviter, company), words.hats(hats)],
    blocks: [button(words.button, `/accept-invitation#${token}`), text(words.expiry), text(words.notYou)],
  })
}

export function companyAccessEndedMail({ company, fullName }: OfCompany & { fullName: string }): MailContent {
  const { subject, preheader, what, ask } = companyMails.removed
  return composeMail({ subject, preheader, name: fullName, blocks: [text(what(company)), text(ask)] })
}

export function hatsChangedMail({
  company,
  fullName,
  hats,
}: OfCompany & { fullName: string; hats: CompanyRole[] }): MailContent {
  const { subject, preheader, what, button: label } = companyMails.hatsChanged
  return composeMail({
    subject,
    preheader,
    name: fullName,
    blocks: [text(what(company, hats)), button(label, `/dashboard`)],
  })
}
