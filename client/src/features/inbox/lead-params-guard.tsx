import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { isLeadKind, type LeadKind } from 'shared/inbox/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'

export const BackToInbox = () => (
  <LinkButton
    variant="subtle"
    size="sm"
    to="/team/leads"
    leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
  >
    {inboxTexts.back}
  </LinkButton>
)

type Props = { kind: string; id: string; children: (lead: { kind: LeadKind; id: string }) => ReactNode }

/** Passes the parameters on if they can name a request, else renders an error without a request. */
export function LeadParamsGuard({ kind, id, children }: Props) {
  if (isLeadKind(kind) && isUuid(id)) return children({ kind, id })
  return (
    <>
      <BackToInbox />
      <ErrorState title={teamTexts.leads.missing} />
    </>
  )
}
