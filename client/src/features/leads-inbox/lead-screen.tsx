import type { LeadKind } from 'shared/leads/lead'
import { isInvitable } from 'shared/leads/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { appCodeOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import columns from '../../ui/side-column.module.css'
import { AuditCards } from './audit-cards.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { HandlingCard } from './handling-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { BackToInbox } from './lead-params-guard.tsx'
import { RefundCard } from './refund-card.tsx'
import { RepliesCard } from './replies-card.tsx'
import { ReplyCard } from './reply-card.tsx'
import { RequestCard } from './request-card.tsx'
import { ScriptCard } from './script-card.tsx'

export type Lead = Outputs['team']['leads']['get']
export type LeadProps = { lead: Lead; isManager: boolean }

function Parts({ lead, isManager }: LeadProps) {
  return (
    <div className={columns.grid}>
      <div className="stack shrinkable gap-24">
        <RequestCard lead={lead} />
        {lead.kind === 'audit' && <AuditCards lead={lead} />}
        {lead.kind === 'script' && <ScriptCard lead={lead} />}
        <RepliesCard replies={lead.replies} />
        <ReplyCard lead={lead} />
      </div>
      <div className="stack shrinkable gap-24">
        <HandlingCard lead={lead} isManager={isManager} />
        <ContactsCard lead={lead} />
        {lead.payment && <RefundCard lead={lead} payment={lead.payment} />}
        {isManager && isInvitable(lead.kind) && <InviteCard lead={lead} kind={lead.kind} />}
        <HistoryCard history={lead.history} />
      </div>
    </div>
  )
}

/** One request: what came in, what went out, what is to be done. */
export function LeadScreen({ kind, id, isManager }: { kind: LeadKind; id: string; isManager: boolean }) {
  const query = trpc.team.leads.get.useQuery({ kind, id })
  const missing = appCodeOf(query.error) === 'NOT_FOUND'
  const { leads } = teamTexts
  const who = query.data && (query.data.company || query.data.name || inboxTexts.erased)
  return (
    <Screen wide title={who ?? leads.title} intro={leads.kinds[kind]} actions={<BackToInbox />}>
      <QueryView
        query={query}
        skeletonHeights={[220, 260, 180]}
        errorTitle={missing ? leads.missing : leads.load}
      >
        {lead => <Parts lead={lead} isManager={isManager} />}
      </QueryView>
    </Screen>
  )
}
