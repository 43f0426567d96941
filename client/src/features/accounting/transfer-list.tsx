import { transferFilters } from 'shared/administration/filters'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { WindowButton } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'

const BookDialog = onDemand(() => import('./book-dialog.tsx'))

const texts = administrationTexts.transfers

export type Transfer = Outputs['team']['administration']['transfers']['items'][number]

function Facts({ transfer, restCents }: { transfer: Transfer; restCents: number }) {
  const { bookings, createdAt, instalment, status, transferReference } = transfer
  return (
    <>
      <p>
        {administrationTexts.instalments[instalment]} · {texts.reference}{' '}
        <b className={style.reference}>{transferReference}</b>
      </p>
      <p>{texts.announced(dateIt(createdAt))}</p>
      {bookings.map(({ id, amountCents, arrivedOn, note }) => (
        <p key={id}>
          {texts.arrived(euro(amountCents), dateIt(arrivedOn))}
          {note && ` · ${note}`}
        </p>
      ))}
      {status === 'processing' && bookings.length > 0 && <p>{texts.missing(euro(restCents))}</p>}
    </>
  )
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { bookings, status, totalCents, transferReference } = transfer
  const restCents = totalCents - bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const isOpen = status === 'processing' || status === 'failed'
  return (
    <MoneyRow
      about={transfer}
      facts={<Facts transfer={transfer} restCents={restCents} />}
      cents={totalCents}
      action={
        isOpen && (
          <WindowButton
            variant="outline"
            size="small"
            aria-label={texts.bookOf(transferReference ?? '')}
            window={state => <BookDialog {...state} transfer={transfer} restCents={restCents} />}
          >
            {texts.book}
          </WindowButton>
        )
      }
    />
  )
}

/** Bank transfers, and the way to book what arrived. */
export function TransferList({ search }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.transfers.useInfiniteQuery(
    chosen(transferFilters, search.show),
    byCursor,
  )
  return (
    <MoneyList view="transfers" query={query}>
      {transfer => <TransferRow key={transfer.id} transfer={transfer} />}
    </MoneyList>
  )
}
