import { Anchor } from '@mantine/core'
import { transferFilters } from 'shared/administration/filters'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

const BookTransferDialog = lazyComponent(async () => ({
  default: (await import('./administration-dialogs.tsx')).BookTransferDialog,
}))

const texts = administrationTexts.transfers

type Transfer = Outputs['team']['administration']['transfers']['items'][number]

const BookButton = (props: { transfer: Transfer; restCents: number }) => (
  <DialogButton
    size="xs"
    aria-label={texts.bookOf(props.transfer.transferReference ?? '')}
    onPointerEnter={BookTransferDialog.preload}
    dialog={modal => <BookTransferDialog {...props} {...modal} />}
  >
    {texts.book}
  </DialogButton>
)

function Booking({ transfer, booking }: { transfer: Transfer; booking: Transfer['bookings'][number] }) {
  const { administration, projects } = trpc.useUtils().team
  const unbook = trpc.team.payments.unbookTransfer.useMutation({
    onSettled: () => Promise.all([administration.invalidate(), projects.invalidate()]),
  })
  const { id, amountCents, arrivedOn, note } = booking
  const sum = euro(amountCents)
  const question = {
    title: texts.unbookTitle,
    text: texts.unbookText(sum),
    confirm: texts.unbookConfirm,
    danger: true,
  }
  const run = async () => {
    await unbook.mutateAsync({ id })
    showToast({ title: texts.unbooked })
  }
  return (
    <p>
      {texts.arrived(sum, dateIt(arrivedOn))}
      {note && ` · ${note}`}
      {transfer.status === 'processing' && (
        <Anchor
          component="button"
          type="button"
          display="inline-flex"
          mih={24}
          ml={8}
          aria-label={texts.unbookOf(sum, dateIt(arrivedOn))}
          onClick={() => confirm(question, run, { title: texts.unbookFailed })}
        >
          {texts.unbook}
        </Anchor>
      )}
    </p>
  )
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { bookings, createdAt, kind, status, totalCents, transferReference } = transfer
  const restCents = totalCents - bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const isOpen = status === 'processing' || status === 'failed'
  return (
    <MoneyRow
      about={transfer}
      facts={
        <>
          <p>
            {administrationTexts.kinds[kind]} · {texts.reference}{' '}
            <b className={style.reference}>{transferReference}</b>
          </p>
          <p>{texts.announced(dateIt(createdAt))}</p>
          {bookings.map(booking => (
            <Booking key={booking.id} transfer={transfer} booking={booking} />
          ))}
          {status === 'processing' && bookings.length > 0 && <p>{texts.missing(euro(restCents))}</p>}
        </>
      }
      cents={totalCents}
      action={isOpen && <BookButton transfer={transfer} restCents={restCents} />}
    />
  )
}

/** Lists bank transfers; those on their way can be booked. */
export function TransferList({ search }: { search: AdministrationSearch }) {
  const shown = chosen(transferFilters, search.show)
  const query = trpc.team.administration.transfers.useInfiniteQuery(shown, cursorQueryOptions)
  return (
    <MoneyList view="transfers" query={query}>
      {transfer => <TransferRow key={transfer.id} transfer={transfer} />}
    </MoneyList>
  )
}
