import { IconInbox } from '@tabler/icons-react'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { byCursor } from '../../lib/by-cursor.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Screen } from '../../ui/screen.tsx'
import { type FilterChange, type Filters, leadsPageOf, unfiltered } from './filters.ts'
import { LeadCounts } from './lead-counts.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadRow } from './lead-row.tsx'

const texts = teamTexts.leads

type Props = { isManager: boolean; filters: Filters; onFilters: (change: FilterChange) => void }

const useList = (filters: Filters) => trpc.team.leads.list.useInfiniteQuery(leadsPageOf(filters), byCursor)

function Empty({ filters, isManager, onFilters }: Props) {
  if (Object.keys(filters).length > 0)
    return (
      <EmptyState icon={IconInbox} title={inboxTexts.noMatch}>
        <Button variant="outline" onClick={() => onFilters(unfiltered)}>
          {inboxTexts.clear}
        </Button>
      </EmptyState>
    )
  return isManager ? (
    <EmptyState icon={IconInbox} title={texts.empty} text={texts.emptyText} />
  ) : (
    <EmptyState icon={IconInbox} title={inboxTexts.emptyMember} text={inboxTexts.emptyMemberText} />
  )
}

/** Who has written, and who answers: managers see all of it, others what is assigned to them. */
export function InboxScreen(props: Props) {
  const { isManager, filters, onFilters } = props
  const list = useList(filters)
  return (
    <Screen wide title={texts.title} intro={isManager ? inboxTexts.intro : inboxTexts.introMember}>
      <LeadCounts />
      <LeadFilters filters={filters} onFilters={onFilters} isManager={isManager} />
      <PagedList
        query={list}
        skeletonHeights={[84, 84, 84, 84]}
        errorTitle={texts.load}
        more={inboxTexts.more}
        empty={<Empty {...props} />}
      >
        {items => (
          <ul className={rows.list}>
            {items.map(lead => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  )
}
