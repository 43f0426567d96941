import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { proposalMails, proposalTexts } from 'shared/messages/it/proposals'
import { composeMail, figures, type MailContent, quotation, text } from '../../../platform/mail/mail.ts'
import type { ProposalEvents } from '../../events/project.events.ts'
import { clientMail, teamProjectButton } from '../../projects/client-mail.service.ts'
import type { NamedProject } from '../../projects/clients.queries.ts'

type Proposed = NamedProject & ProposalEvents['proposal.made']

/** Composes the client's mail about a proposal, with reason and expiry. */
export function proposalMail(proposed: Proposed): MailContent {
  const total = euro(proposed.totalCents)
  const words = { ...proposalMails.made, preheader: proposalMails.made.preheader(total) }
  const lines = proposed.lines.map(line => [line.label, euro(line.amountCents)] as const)
  return clientMail(proposed, words, 'status', [
    text(words.text(proposed.title)),
    quotation(proposed.reason),
    figures([...lines, [proposalTexts.client.total, total]]),
    text(words.validUntil(dateIt(proposed.validUntil))),
  ])
}

/** Composes the client's mail about a free round of changes. */
export function roundGrantedMail({ reason, ...project }: Proposed): MailContent {
  const words = proposalMails.granted
  return clientMail(project, words, 'downloads', [text(words.text(project.title)), quotation(reason)])
}

/** Composes the managers' mail about the client's answer. */
export function proposalAnsweredMail(
  answered: ProposalEvents['proposal.answered'] & { title: string; client: string },
): MailContent {
  const words = proposalMails[answered.state]
  return composeMail({
    subject: words.subject(answered.client, answered.title),
    preheader: words.preheader(euro(answered.totalCents)),
    blocks: [
      text(words.text),
      ...(answered.answer ? [quotation(answered.answer)] : []),
      teamProjectButton(answered.projectId),
    ],
  })
}
