import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { isLeadKind, type LeadKind } from 'shared/leads/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'

export function BackToInbox() {
  return (
    <ButtonLink variant="subtle" size="small" to="/team/leads">
      <IconArrowLeft size={18} aria-hidden="true" />
      {inboxTexts.back}
    </ButtonLink>
  )
}

type Props = { kind: string; id: string; children: (lead: { kind: LeadKind; id: string }) => ReactNode }

/** Refuses an address that can be none of a request before anything is asked for. */
export function LeadParamsGuard({ kind, id, children }: Props) {
  if (isLeadKind(kind) && isUuid(id)) return children({ kind, id })
  return (
    <>
      <BackToInbox />
      <ErrorState title={teamTexts.leads.missing} />
    </>
  )
}
