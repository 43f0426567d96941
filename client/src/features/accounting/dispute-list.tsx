import { disputeFilters } from 'shared/administration/filters'
import { dateIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'

const texts = administrationTexts.disputes
const tones = { open: 'orange', won: 'green', lost: 'red' } as const

type Dispute = Outputs['team']['administration']['disputes']['items'][number]

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const state = dispute.disputeOutcome ?? 'open'
  return (
    <MoneyRow
      about={dispute}
      badge={<Badge tone={tones[state]}>{texts[state]}</Badge>}
      facts={
        <>
          <p>{texts.on(dateIt(dispute.disputedAt))}</p>
          <p className={style.reference}>{dispute.providerReference}</p>
        </>
      }
      cents={dispute.totalCents}
    />
  )
}

/** What is contested at the provider, until it is closed, and what was. */
export function DisputeList({ search }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.disputes.useInfiniteQuery(
    chosen(disputeFilters, search.show),
    byCursor,
  )
  return (
    <MoneyList view="disputes" query={query}>
      {dispute => <DisputeRow key={dispute.id} dispute={dispute} />}
    </MoneyList>
  )
}
