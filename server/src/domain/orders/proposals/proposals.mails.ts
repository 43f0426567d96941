import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { proposalMails } from 'shared/messages/it/proposals'
import {
  button,
  composeMail,
  figures,
  type MailContent,
  quotation,
  text,
} from '../../../platform/mail/mail.ts'
import type { ProposalEvents } from '../../events/project.events.ts'
import type { NamedProject } from '../../projects/clients.queries.ts'

type Proposed = NamedProject & ProposalEvents['proposal.made']

/** Composes the client's mail about a proposal, with reason and expiry. */
export function proposalMail(proposed: Proposed): MailContent {
  const words = proposalMails.made
  const total = euro(proposed.totalCents)
  return composeMail({
    subject: words.subject(proposed.title),
    preheader: words.preheader(total),
    blocks: [
      text(words.text(proposed.title)),
      quotation(proposed.reason),
      figures([
        ...proposed.lines.map(line => [line.label, euro(line.amountCents)] as const),
        [words.total, total],
      ]),
      text(words.validUntil(dateIt(proposed.validUntil))),
      button(words.button, `/dashboard/status?project=${proposed.projectId}`),
    ],
  })
}

/** Composes the client's mail about a free round of changes. */
export function roundGrantedMail({ title, projectId, reason }: Proposed): MailContent {
  const words = proposalMails.granted
  return composeMail({
    subject: words.subject(title),
    preheader: words.preheader,
    blocks: [
      text(words.text(title)),
      quotation(reason),
      button(words.button, `/dashboard/downloads?project=${projectId}`),
    ],
  })
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
      button(words.button, `/team/project/${answered.projectId}`),
    ],
  })
}
